import { createPayment, useTransport } from '@karvon/api-client';
import type { Payment, PaymentMethod } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import type { BankPage } from '../model/bank-page';

/** What is paid, and where the payer comes back to. */
export interface Payer {
  orderKind: Payment['orderKind'];
  orderNumber: string;
  /** Path on the storefront. */
  returnUrl: string;
  /** Somebody else pays, by the order's link and not by its token. */
  shareToken?: string;
}

interface Start {
  method: PaymentMethod;
  bank: BankPage;
}

/** Starts a payment and shows the bank's page. */
export function usePay({ returnUrl, ...payer }: Payer) {
  const transport = useTransport();
  const lang = useLocale();
  return useMutation({
    mutationFn: ({ method, bank }: Start) =>
      createPayment(
        transport,
        { ...payer, method, lang, returnUrl: bank.returnTo(returnUrl) },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: ({ confirmationUrl }, { bank }) => bank.goTo(confirmationUrl),
    onError: (_, { bank }) => bank.close(),
  });
}
