import type { Cancellation, HotelBeds, HotelMeal } from '@karvon/contract';
import type { Money } from '@karvon/money';
import { DateTime } from 'luxon';
import type { RoomKind } from '../dictionary/schemas';
import type { EtgPenalties, EtgRate } from './schemas';

/** A moment on the hotel's clock, with its offset. */
const localOf = (moment: number, zone: string): string =>
  DateTime.fromMillis(moment, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:'00'ZZ");

/** Whether each period begins where the one before ends, from now until for ever. */
const isWhole = ({ policies }: EtgPenalties): boolean =>
  policies.length > 0 &&
  policies[0]!.start_at === null &&
  policies.at(-1)!.end_at === null &&
  policies.slice(1).every(({ start_at: start }, index) => start === policies[index]!.end_at);

/**
 * The cost of cancelling, as moments in the hotel's time. Periods that are not told, or do not fit together, count as the full
 * price from now on.
 * @param sumOf a sum of the account in our currency
 */
export function cancellationOf(
  penalties: EtgPenalties,
  {
    price,
    sumOf,
    now,
    zone,
  }: { price: Money; sumOf(theirs: number): Money; now: Date; zone: string },
): Cancellation {
  if (!isWhole(penalties)) return { freeUntil: null, steps: [{ from: null, penalty: price }] };
  const ahead = (moment: number | null): string | null =>
    moment !== null && moment > now.getTime() ? localOf(moment, zone) : null;
  const steps = penalties.policies
    .filter(({ amount_charge: sum, end_at: end }) => sum > 0 && (end === null || ahead(end)))
    .map(({ amount_charge: sum, start_at: start }) => {
      const penalty = sumOf(sum);
      return { from: ahead(start), penalty: penalty.amount > price.amount ? price : penalty };
    });
  return { freeUntil: ahead(penalties.free_cancellation_before), steps };
}

/** The board; what is not for everybody of the party is not promised. */
export function mealOf(
  { value, has_breakfast: hasBreakfast, no_child_meal: noChildMeal }: EtgRate['meal_data'],
  children: number,
): HotelMeal {
  if (noChildMeal && children > 0) return 'none';
  if (/all-inclusive$/.test(value)) return 'all-inclusive';
  if (value === 'full-board') return 'full-board';
  if (/^half-board/.test(value)) return 'half-board';
  // 'breakfast-for-1' is for one of the guests.
  if (/^breakfast-for-/.test(value)) return 'none';
  return hasBreakfast || /breakfast/.test(value) ? 'breakfast' : 'none';
}

const SINGLE = 2;
const DOUBLE = 3;
const TWIN = 4;

export function bedsOf({ bedding, capacity }: RoomKind): HotelBeds | undefined {
  if (bedding === DOUBLE) return 'double';
  return bedding === TWIN || (bedding === SINGLE && capacity > 1) ? 'separate' : undefined;
}
