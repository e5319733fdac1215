import { createPayment, useTransport } from '@karvon/api-client';
import type { Payment, PaymentMethod } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useMutation } from '@tanstack/react-query';
import type { BankPage } from '../model/bank-page';

/** What is paid, and where the payer returns to. */
export interface Payer {
  orderKind: Payment['orderKind'];
  orderNumber: string;
  /** Path on the storefront. */
  returnUrl: string;
  /** Set when somebody else pays by the share link, without the order token. */
  shareToken?: string;
}

interface Start {
  method: PaymentMethod;
  bank: BankPage;
  /** There is room for the code of an address that belongs to a phone: then the order stays open. */
  showsCode: boolean;
}

/** Starts a payment and opens the bank's page. */
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
    onSuccess: ({ confirmationUrl, inApp }, { bank, showsCode }) =>
      inApp && showsCode ? bank.close() : bank.goTo(confirmationUrl),
    onError: (_, { bank }) => bank.close(),
  });
}
