import { money, type Currency, type Money } from '@karvon/money';

/** The price in the page's address (`seen`, minor units); null when it is missing or not a price. */
export function seenPrice(params: URLSearchParams, currency: Currency): Money | null {
  const seen = params.get('seen') ?? '';
  return /^\d{1,15}$/.test(seen) ? money(Number(seen), currency) : null;
}
