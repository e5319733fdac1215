import type { Locale } from '@karvon/contract';
import { accountField } from './refusals';

interface Checkout {
  merchantId: string;
  /** Our number of the payment. */
  reference: string;
  /** In tiyin. */
  amount: number;
  lang: Locale;
  returnUrl: string;
}

/** The address of Payme's page: its parameters in base64, as Payme requires. */
export function checkoutUrl(
  base: string,
  { merchantId, reference, amount, lang, returnUrl }: Checkout,
): string {
  // A semicolon would end the parameter, so it is escaped in the return address.
  const back = returnUrl.replaceAll(';', '%3B');
  const parameters = [
    `m=${merchantId}`,
    `ac.${accountField}=${reference}`,
    `a=${amount}`,
    `l=${lang}`,
    `c=${back}`,
  ];
  return `${base}/${encodeURIComponent(Buffer.from(parameters.join(';')).toString('base64'))}`;
}
