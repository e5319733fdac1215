import { money, type Currency, type Money } from '@karvon/money';

/** The price in the address that brought the visitor here (`seen`, minor units); null when there is none to read. */
export function seenPrice(params: URLSearchParams, currency: Currency): Money | null {
  const seen = params.get('seen') ?? '';
  return /^\d{1,15}$/.test(seen) ? money(Number(seen), currency) : null;
}
