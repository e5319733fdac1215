import type { ExchangeOffer, PriceBreakdown } from '@karvon/contract';
import { money, sum, times, type Money } from '@karvon/money';

/** What was paid for an order and its exchanges, item by item. */
export interface PaidPrice {
  tariff: Money;
  taxes: Money;
  /** Null when the tickets were never exchanged. */
  exchangeFee: Money | null;
  /** The price of the extras that are lost with the returned part; null when none are lost. */
  extras: Money | null;
  serviceFee: Money;
  acquiringFee: Money;
}

type PaidExchange = Pick<ExchangeOffer, 'fee' | 'difference' | 'acquiringFee'>;

/**
 * The price of an order after its exchanges. The difference of the fares is added to the tariff; only the carrier knows how the
 * new fare is divided into tariff and taxes.
 */
export function paidPrice(
  { lines, serviceFee, acquiringFee }: PriceBreakdown,
  exchanges: readonly PaidExchange[] = [],
  extras = 0,
): PaidPrice {
  const all = (part: 'tariff' | 'taxes') => {
    const [first, ...rest] = lines.map((line) => times(line[part], line.count));
    return sum(first!, ...rest);
  };
  const none = money(0, serviceFee.currency);
  return {
    tariff: sum(all('tariff'), ...exchanges.map(({ difference }) => difference)),
    taxes: all('taxes'),
    exchangeFee: exchanges.length > 0 ? sum(none, ...exchanges.map(({ fee }) => fee)) : null,
    extras: extras > 0 ? money(extras, none.currency) : null,
    serviceFee,
    acquiringFee: sum(acquiringFee, ...exchanges.map((one) => one.acquiringFee)),
  };
}
