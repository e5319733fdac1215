import { extraKey, type BagOffer, type Extra } from '@karvon/contract';
import { compareMoney, sum, type Money } from '@karvon/money';
import { bagOf } from './extras-offer';

/** The bags of one direction, or of several flown with the same bag. */
export interface BagGroup {
  slices: number[];
  bags: BagOffer[];
}

/** The price of the same bag bought for each slice on its own; null where it is not sold so. */
function priceApart(bags: readonly BagOffer[], bag: BagOffer): Money | null {
  const parts = bag.slices.map((slice) =>
    bags.find(
      (one) =>
        one.passenger === bag.passenger &&
        one.kg === bag.kg &&
        one.slices.length === 1 &&
        one.slices[0] === slice,
    ),
  );
  const prices = parts.flatMap((part) => (part ? [part.price] : []));
  const [first, ...rest] = prices;
  return first && prices.length === parts.length ? sum(first, ...rest) : null;
}

/**
 * Bags by the slices they fly on, each direction first. A bag of several slices is listed only where it costs less than the
 * same bags apart, or is the only one, or is chosen.
 */
export function groupBags(bags: readonly BagOffer[], chosen: readonly Extra[]): BagGroup[] {
  const keys = new Set(chosen.map(extraKey));
  const listed = bags.filter((bag) => {
    if (bag.slices.length === 1 || keys.has(extraKey(bagOf(bag, 1)))) return true;
    const apart = priceApart(bags, bag);
    return apart === null || compareMoney(bag.price, apart) < 0;
  });
  const groups = new Map<string, BagGroup>();
  for (const bag of listed) {
    const key = bag.slices.join('+');
    const group = groups.get(key) ?? { slices: bag.slices, bags: [] };
    groups.set(key, { ...group, bags: [...group.bags, bag] });
  }
  return [...groups.values()].sort(
    (a, b) => a.slices.length - b.slices.length || a.slices[0]! - b.slices[0]!,
  );
}
