import { fromUsdCents } from '../../basics/currency';
import type { SupplyFare, SupplyOffer, SupplySlice } from '../fares/supply-offer';
import type { CarrierKind } from '../carriers/carrier';

/** A kind of checked bag that is sold besides a fare, to any passenger with a seat. */
export interface SupplyBag {
  /** The slices on which the bag flies, by index. */
  readonly slices: readonly number[];
  readonly kg: number;
  /** How many bags one passenger may buy. */
  readonly maxQuantity: number;
  /** The price of one bag, in minor units of the offer's currency. */
  readonly price: number;
}

const longHaulKm = 3500;
/** The price of a bag for both directions, as a share of two single prices. */
const returnShare = 0.85;

const byKind: Record<CarrierKind, { share: number; maxQuantity: number }> = {
  'full-service': { share: 1, maxQuantity: 3 },
  'low-cost': { share: 0.8, maxQuantity: 2 },
  charter: { share: 0.9, maxQuantity: 2 },
};
/** More expensive fares sell more luggage for less. */
const byFamily: Record<SupplyFare['id'], number> = {
  light: 1,
  basic: 0.95,
  standard: 0.9,
  flex: 0.85,
};

const kmOf = ({ segments }: SupplySlice): number =>
  segments.reduce((all, { distanceKm }) => all + distanceKm, 0);

/** Between two tickets no bag is checked through. */
const isOneTicket = ({ layovers }: SupplySlice): boolean =>
  layovers.every(({ selfTransfer }) => selfTransfer === null);

/** The bags that are sold with an offer's fare; none where the carrier states nothing about luggage. */
export function bagsOf({ slices, kind, currency }: SupplyOffer, fare: SupplyFare): SupplyBag[] {
  const { share, maxQuantity } = byKind[kind];
  const isSold = slices.map(
    (slice, index) => isOneTicket(slice) && fare.slices[index]?.checkedBaggage.pieces !== null,
  );
  const cents = (slice: SupplySlice, kg: number): number =>
    (2000 + 0.4 * Math.min(kmOf(slice), 6000)) * share * byFamily[fare.id] * (kg > 23 ? 1.6 : 1);
  const bag = (places: readonly number[], kg: number, discount = 1): SupplyBag => {
    const all = places.reduce((sum, place) => sum + cents(slices[place]!, kg), 0);
    return { slices: places, kg, maxQuantity, price: fromUsdCents(all * discount, currency) };
  };
  const single = slices.flatMap((slice, place) => {
    if (!isSold[place]) return [];
    const weights = kmOf(slice) > longHaulKm ? [23, 32] : [23];
    return weights.map((kg) => bag([place], kg));
  });
  const isReturn = slices.length === 2 && slices[0]!.origin === slices[1]!.destination;
  const both = isReturn && kind === 'full-service' && !isSold.includes(false);
  return both ? [...single, bag([0, 1], 23, returnShare)] : single;
}
