import {
  extraKey,
  type BagOffer,
  type Extra,
  type ExtrasOffer,
  type MappedSeat,
  type SeatMap,
} from '@karvon/contract';
import { times, type Money } from '@karvon/money';

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
