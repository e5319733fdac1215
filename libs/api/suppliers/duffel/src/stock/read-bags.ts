import { extraKey, maxBagsOfOneKind, type BagOffer } from '@karvon/contract';
import { bagServiceSchema } from '../wire/service-schemas';
import type { Service, Trip } from './trip';

/** A kind of bag, and the service that sells it now. */
export interface SoldBag extends Service {
  bag: Omit<BagOffer, 'price'>;
}

export const keyOf = (bag: SoldBag['bag']): string =>
  extraKey({ kind: 'bag', ...bag, quantity: 1 });

/**
 * The slices that a service covers; null for a service for a part of a slice: its bag would end where two flights meet, and the
 * order's page could not show it.
 */
function slicesOf(ids: readonly string[], { segments }: Trip): number[] | null {
  const covered = segments.map((slice) => slice.filter((id) => ids.includes(id)).length);
  const whole = covered.flatMap((count, place) =>
    count === segments[place]!.length ? [place] : [],
  );
  const known = whole.reduce((sum, place) => sum + segments[place]!.length, 0);
  return whole.length > 0 && known === new Set(ids).size ? whole : null;
}

function readBag(service: unknown, trip: Trip): SoldBag[] {
  const { data } = bagServiceSchema.safeParse(service);
  if (!data || data.metadata.type !== 'checked' || data.total_currency !== trip.account) return [];
  const passenger = trip.passengers.indexOf(data.passenger_ids[0]!);
  const slices = slicesOf(data.segment_ids, trip);
  // A bag of several passengers cannot be assigned to one.
  if (passenger < 0 || data.passenger_ids.length > 1 || !slices) return [];
  const bag = {
    passenger,
    slices,
    kg: data.metadata.maximum_weight_kg ?? null,
    maxQuantity: Math.min(data.maximum_quantity, maxBagsOfOneKind),
  };
  return [{ id: data.id, amount: data.total_amount, bag }];
}

/** Bags in the hold that are sold for a trip, each kind once and at the lowest sum. */
export function readBags(services: readonly unknown[], trip: Trip): SoldBag[] {
  const cheapestLast = services
    .flatMap((one) => readBag(one, trip))
    .sort((a, b) => b.amount - a.amount);
  return [...new Map(cheapestLast.map((one) => [keyOf(one.bag), one])).values()].sort(
    (a, b) => a.bag.passenger - b.bag.passenger || a.amount - b.amount,
  );
}
