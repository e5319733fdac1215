import { money, type Currency, type Money } from '@karvon/money';

/** The price in the address that brought the visitor here (`seen`, minor units); null when there is none to read. */
export function seenPrice(params: URLSearchParams, currency: Currency): Money | null {
  const seen = params.get('seen') ?? '';
  return /^\d{1,15}$/.test(seen) ? money(Number(seen), currency) : null;
}

/** The search the visitor came from, as the address carries it, without what was chosen since. */
export function withoutChoice(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => name !== 'fare' && name !== 'seen'));
}
