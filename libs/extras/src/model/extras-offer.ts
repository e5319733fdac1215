import {
  extraKey,
  type BagOffer,
  type Extra,
  type ExtrasOffer,
  type MappedSeat,
  type SeatMap,
} from '@karvon/contract';
import { compareMoney, sum, times, type Money } from '@karvon/money';

/** A bag of an offer as a choice of so many. */
export const bagOf = ({ passenger, slices, kg }: BagOffer, quantity: number): Extra => ({
  kind: 'bag',
  passenger,
  slices,
  kg,
  quantity,
});

/** The seats of a map, row by row. */
export const seatsIn = ({ rows }: Pick<SeatMap, 'rows'>): MappedSeat[] =>
  rows.flatMap(({ sections }) => sections.flat().filter((seat) => seat !== null));

/** What a choice costs now; null when it is not sold. */
export function priceNow({ bags, seatMaps }: ExtrasOffer, extra: Extra): Money | null {
  if (extra.kind === 'bag') {
    const bag = bags.find((one) => extraKey(bagOf(one, 1)) === extraKey(extra));
    return bag && extra.quantity <= bag.maxQuantity ? times(bag.price, extra.quantity) : null;
  }
  const map = seatMaps.find(
    ({ slice, segment }) => slice === extra.slice && segment === extra.segment,
  );
  const seat = map && seatsIn(map).find(({ designator }) => designator === extra.designator);
  return seat?.prices[extra.passenger] ?? null;
}

/** A choice against an offer: what is still sold, with its price now, and what is not. */
export function checkChoice(offer: ExtrasOffer, chosen: readonly Extra[]) {
  const priced = chosen.map((extra) => ({ extra, price: priceNow(offer, extra) }));
  return {
    sold: priced.flatMap(({ extra, price }) => (price ? [{ ...extra, price }] : [])),
    gone: priced.flatMap(({ extra, price }) => (price ? [] : [extra])),
  };
}

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
