import type { Fare, PassengerType, RefundPart, Slice } from '@karvon/contract';
import { invalid } from '@karvon/platform/http/problem';
import type { RefundRow } from '../store/refund-store';

/** The order data that a refund depends on: passengers, flights, and the parts that were given back before. */
export interface OrderToReturn {
  passengers: readonly { type: PassengerType }[];
  slices: readonly Pick<Slice, 'segments'>[];
  returned: readonly RefundPart[];
  now: Date;
}

/** The parts that the confirmed refunds of an order have given back, declined ones left out. */
export function givenBack(refunds: readonly Pick<RefundRow, 'part' | 'state'>[]): RefundPart[] {
  return refunds
    .filter(({ state }) => state === 'at-bank' || state === 'returned')
    .flatMap(({ part }) => (part ? [part] : []));
}

/** The slices that a passenger has given back. */
export function returnedOf(parts: readonly RefundPart[], passenger: number): number[] {
  const slices = parts.flatMap((part) =>
    part.filter((one) => one.passenger === passenger).flatMap((one) => one.slices),
  );
  return [...new Set(slices)].sort((a, b) => a - b);
}

/** The slices of an order for which somebody still has a ticket. */
export function stillFlown<Flight>(
  { slices }: { slices: readonly Flight[] },
  passengers: number,
  parts: readonly RefundPart[],
): { slices: Flight[] } {
  const everybody = Array.from({ length: passengers }, (_one, index) => returnedOf(parts, index));
  return {
    slices: slices.filter((_flight, index) => !everybody.every((gone) => gone.includes(index))),
  };
}

/** The fare with the baggage of only the slices that are still flown. */
export const flownFare = (
  { fare, slices }: { fare: Fare; slices: readonly Slice[] },
  flown: readonly Slice[],
): Fare => ({
  ...fare,
  baggage: fare.baggage.filter((_bag, index) => flown.includes(slices[index]!)),
});

const departed = ({ segments }: Pick<Slice, 'segments'>, now: Date) =>
  new Date(segments[0]!.departingAt) <= now;

/** The slices that each passenger still has; with `ahead` only those that have not departed. */
function flightsOf(
  { passengers, slices, returned, now }: OrderToReturn,
  ahead: boolean,
): RefundPart {
  return passengers
    .map((_who, passenger) => {
      const gone = returnedOf(returned, passenger);
      const left = slices
        .map((slice, index) => ({ slice, index }))
        .filter(({ slice, index }) => !gone.includes(index) && !(ahead && departed(slice, now)));
      return { passenger, slices: left.map(({ index }) => index) };
    })
    .filter(({ slices: left }) => left.length > 0);
}

const has = (part: RefundPart, passenger: number, slice: number) =>
  part.some((one) => one.passenger === passenger && one.slices.includes(slice));

const covers = (part: RefundPart, all: RefundPart) =>
  all.every(({ passenger, slices }) => slices.every((slice) => has(part, passenger, slice)));

/** Whether every flight of the part may still be given back. */
export const isOpen = (part: RefundPart, order: OrderToReturn): boolean =>
  covers(flightsOf(order, true), part);

/** A child under twelve needs an adult, and each baby needs one adult of its own. */
function checkCompany(part: RefundPart, { passengers, ...order }: OrderToReturn): void {
  const left = flightsOf({ ...order, passengers }, true);
  order.slices.forEach((_slice, slice) => {
    const flying = passengers.filter(
      (_who, passenger) => has(left, passenger, slice) && !has(part, passenger, slice),
    );
    const count = (type: PassengerType) => flying.filter((who) => who.type === type).length;
    const needed = Math.max(count('baby'), count('child') > 0 ? 1 : 0);
    if (count('adult') < needed)
      throw invalid('part', 'adult-needed', 'a child or a baby would fly without an adult');
  });
}

export interface ChosenPart {
  /** Null: the order as it was sold. */
  part: RefundPart | null;
  closes: boolean;
}

/**
 * The part of an order to give back: the requested one, or else everything that can still be given back.
 * @param bySlice whether single flights of a ticket may be given back
 * @throws problem validation-failed for flights that are not there (any more), for a part of a ticket where the fare allows none,
 * and for a child left alone
 */
export function choosePart(
  requested: RefundPart | undefined,
  order: OrderToReturn,
  bySlice: boolean,
): ChosenPart {
  const ahead = flightsOf(order, true);
  const all = flightsOf(order, false);
  const untouched = order.returned.length === 0;
  // All flights have departed: a request for the whole order is a claim about the order as it was sold.
  if (!requested && untouched && (ahead.length === 0 || covers(ahead, all)))
    return { part: null, closes: true };
  const part = (requested ?? ahead)
    .map(({ passenger, slices }) => ({ passenger, slices: [...new Set(slices)].sort() }))
    .sort((a, b) => a.passenger - b.passenger);
  const twice = new Set(part.map(({ passenger }) => passenger)).size < part.length;
  if (part.length === 0 || twice || !covers(ahead, part))
    throw invalid('part', 'not-returnable', 'these flights cannot be given back');
  const whole = part.every(({ passenger, slices }) =>
    covers(
      [{ passenger, slices }],
      all.filter((one) => one.passenger === passenger),
    ),
  );
  if (!whole && !bySlice)
    throw invalid('part', 'whole-tickets', 'the fare is given back by whole tickets');
  checkCompany(part, order);
  const closes = covers(part, all);
  return { part: closes && untouched ? null : part, closes };
}
