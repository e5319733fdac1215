import { findCarrier } from '@karvon/sandbox-world';
import type { SupplierFare, SupplierOffer } from './air-supplier';

const kinds = { 'full-service': 'regular', 'low-cost': 'low-cost', charter: 'charter' } as const;

/** The kind of airline that sells an offer. */
export const kindOf = (validatingCarrier: string): SupplierOffer['kind'] =>
  kinds[findCarrier(validatingCarrier)?.kind ?? 'full-service'];

/** The nearest of our four fare families, by refund, exchange and baggage. */
export function familyOf({
  refund,
  exchange,
  baggage,
}: Pick<SupplierFare, 'refund' | 'exchange' | 'baggage'>): SupplierFare['family'] {
  const bags = baggage.every(({ checked }) => checked !== null && checked.pieces > 0);
  if (refund.allowed === 'yes' && refund.fee?.amount === 0) return 'flex';
  if (refund.allowed === 'yes' && bags) return 'standard';
  return bags || exchange.allowed === 'yes' ? 'basic' : 'light';
}

/** Groups fares by their flights: one itinerary with all its fares. */
export function byItinerary<Sold>(
  sold: readonly Sold[],
  flightsOf: (one: Sold) => unknown,
): [Sold, ...Sold[]][] {
  const itineraries = new Map<string, [Sold, ...Sold[]]>();
  for (const one of sold) {
    const key = JSON.stringify(flightsOf(one));
    const before = itineraries.get(key);
    if (before) before.push(one);
    else itineraries.set(key, [one]);
  }
  return [...itineraries.values()];
}

/** The fares of an offer that are still sold. @throws the error of the first fare when all are gone */
export async function stillSold<Id, Sold>(
  ids: readonly Id[],
  read: (id: Id) => Promise<Sold>,
): Promise<[Sold, ...Sold[]]> {
  const requested = await Promise.allSettled(ids.map(read));
  const [first, ...more] = requested.flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  );
  if (first !== undefined) return [first, ...more];
  throw requested.find((one) => one.status === 'rejected')!.reason as Error;
}
