import type { Format } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import type { PriceClass } from '../model/seat-map';

/** A sum without its currency, which the map says once: «90 000». */
export const bareSum = (format: Format, { amount, currency }: Money): string =>
  format.number(amount / 100, currency === 'UZS' || amount % 100 === 0 ? 0 : 2);

/** The currency of the seats that cost something; none where all are free. */
export const currencyOf = (prices: readonly PriceClass[]): Money['currency'] | undefined =>
  prices.find(({ tone }) => tone !== 'free')?.min.currency;
