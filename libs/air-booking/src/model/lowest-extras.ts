import type { ExtrasOffer } from '@karvon/contract';
import { seatsIn } from '@karvon/extras';
import { compareMoney, type Money } from '@karvon/money';

/** From what prices a thing is sold. */
export interface PricesFrom {
  /** Some of them cost nothing. */
  free: boolean;
  /** The lowest price above nothing; null where all are free. */
  from: Money | null;
}

/** Null where nothing is sold. */
function pricesFrom(prices: readonly Money[]): PricesFrom | null {
  if (prices.length === 0) return null;
  const paid = prices.filter(({ amount }) => amount > 0).sort(compareMoney);
  return { free: paid.length < prices.length, from: paid[0] ?? null };
}

/** From what prices bags and seats are sold; null where there are none. */
export const lowestExtras = ({ bags, seatMaps }: ExtrasOffer) => ({
  bag: pricesFrom(bags.map(({ price }) => price)),
  seat: pricesFrom(
    seatMaps.flatMap((map) =>
      seatsIn(map).flatMap(({ prices }) => prices.filter((price) => price !== null)),
    ),
  ),
});
