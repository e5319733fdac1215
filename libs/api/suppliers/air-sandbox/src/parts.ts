import type { RefundPart } from '@karvon/contract';
import { SupplierTermsUnknown } from '@karvon/air-supply/air-supplier';
import type { SoldTerms } from './tables';

const wholeUnit = 100;

const flightsOf = (parts: readonly RefundPart[], passenger: number) =>
  parts.flatMap((part) =>
    part.filter((one) => one.passenger === passenger).flatMap(({ slices }) => slices),
  );

/** Whether any flight of a part was given back before. */
export const overlaps = (part: RefundPart, before: readonly RefundPart[]): boolean =>
  part.some(({ passenger, slices }) => {
    const gone = flightsOf(before, passenger);
    return slices.some((slice) => gone.includes(slice));
  });

/** Whether these parts are the whole order. */
export function isAll(parts: readonly RefundPart[], { shares }: SoldTerms): boolean {
  return (shares?.passengers ?? []).every(
    (_paid, passenger) => new Set(flightsOf(parts, passenger)).size === shares!.departures.length,
  );
}

/** A slice's share of a ticket's price, in whole units; the last slice has the rest. */
function shareOf(amount: number, slice: number, count: number): number {
  const each = Math.floor(amount / count / wholeUnit) * wholeUnit;
  return slice < count - 1 ? each : amount - each * (count - 1);
}

/**
 * A part of an order, and the terms of its refund.
 * @param requested if left out, everything that was not given back
 * @throws SupplierTermsUnknown for flights that are not there (any more)
 */
export function partOf(
  terms: SoldTerms,
  requested: RefundPart | undefined,
  before: readonly RefundPart[],
): { part: RefundPart | null; terms: Omit<SoldTerms, 'shares'> } {
  const { shares, refund } = terms;
  if (!shares) {
    if (requested) throw new SupplierTermsUnknown('the order is kept as one');
    return { part: null, terms };
  }
  const { passengers, departures } = shares;
  const left = passengers.map((_paid, passenger) => {
    const gone = flightsOf(before, passenger);
    const slices = departures.map((_at, slice) => slice).filter((slice) => !gone.includes(slice));
    return { passenger, slices };
  });
  const part = requested ?? left.filter(({ slices }) => slices.length > 0);
  const flights = part.flatMap(({ passenger, slices }) =>
    slices.map((slice) => ({ paid: passengers[passenger], departs: departures[slice], slice })),
  );
  if (flights.some(({ paid, departs }) => !paid || !departs) || overlaps(part, before))
    throw new SupplierTermsUnknown('there is no such ticket');
  const all = (item: 'tariff' | 'taxes') =>
    flights.reduce(
      (total, { paid, slice }) => total + shareOf(paid![item], slice, departures.length),
      0,
    );
  const fees = part.map(({ passenger }) => passengers[passenger]!.fee);
  return {
    part,
    terms: {
      tariff: all('tariff'),
      taxes: all('taxes'),
      refund: {
        ...refund,
        fee: fees.includes(null) ? null : fees.reduce<number>((total, fee) => total + fee!, 0),
      },
      departsAt: flights.map(({ departs }) => departs!).sort()[0]!,
    },
  };
}
