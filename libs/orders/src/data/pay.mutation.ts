import { createPayment, useTransport } from '@karvon/api-client';
import type { PaymentMethod } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useMutation } from '@tanstack/react-query';

interface Payer {
  orderNumber: string;
  /** Somebody else pays, by the order's link; he comes back to the link's page. */
  shareToken?: string | undefined;
}

/** Starts a payment and hands the window to the bank's page. */
export function usePay(
  { orderNumber, shareToken }: Payer,
  leaveFor = (url: string) => window.location.assign(url),
) {
  const transport = useTransport();
  const lang = useLocale();
  return useMutation({
    mutationFn: (method: PaymentMethod) =>
      createPayment(
        transport,
        {
          orderKind: 'air',
          orderNumber,
          method,
          lang,
          ...(shareToken
            ? { shareToken, returnUrl: paths.airShared.to(lang, { token: shareToken }) }
            : { returnUrl: paths.airPayment.to(lang, { number: orderNumber }) }),
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: ({ confirmationUrl }) => leaveFor(confirmationUrl),
  });
}
