import { createPayment, useTransport, useWrite } from '@karvon/api-client';
import type { Locale, Payment, PaymentMethod } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import type { BankPage } from '../model/bank-page';

/** What is paid, and by whom. */
export interface Payer {
  orderKind: Payment['orderKind'];
  orderNumber: string;
  /** Set when somebody else pays by the share link, without the order token. */
  shareToken?: string;
}

interface Start {
  method: PaymentMethod;
  bank: BankPage;
  /** There is room for the code of an address that belongs to a phone: then the order stays open. */
  showsCode: boolean;
}

/** The path on the storefront where the payer returns to. */
function returnPath({ orderKind, orderNumber, shareToken }: Payer, lang: Locale): string {
  if (shareToken) return paths.airShared.to(lang, { token: shareToken });
  const page = orderKind === 'air' ? paths.airPayment : paths.hotelPayment;
  return page.to(lang, { number: orderNumber });
}

/** Starts a payment and opens the bank's page. */
export function usePay(payer: Payer) {
  const transport = useTransport();
  const lang = useLocale();
  return useWrite({
    send: ({ method, bank }: Start, attempt) =>
      createPayment(
        transport,
        { ...payer, method, lang, returnUrl: bank.returnTo(returnPath(payer, lang)) },
        attempt,
      ),
    onSuccess: ({ confirmationUrl, inApp }, { bank, showsCode }) =>
      inApp && showsCode ? bank.close() : bank.goTo(confirmationUrl),
    onError: (_, { bank }) => bank.close(),
  });
}
