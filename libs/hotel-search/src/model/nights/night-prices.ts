import { addDays, addMonths, type PlainDate } from '@karvon/calendar';
import { maxNights, type NightPrice } from '@karvon/contract';
import { tonedDays, type CalendarView, type TonedDay } from '@karvon/search-parts';
import { nightsOf } from '../stay';
import type { StayDraft } from '../stay-draft';

/** The stays whose prices a calendar shows. */
export interface NightQuestion {
  hotel: string;
  adults: number;
  ages: number[];
  /** Days of arrival. */
  from: PlainDate;
  to: PlainDate;
  /** Undefined while the day of departure is being chosen: it decides. */
  nights?: number;
}

/** Nights of the chosen days; one until both are chosen, or when they are too far apart for a stay. */
function nightsWanted({ arrival, departure }: Pick<StayDraft, 'arrival' | 'departure'>): number {
  const nights = arrival && departure ? nightsOf({ arrival, departure }) : 1;
  return nights <= maxNights ? nights : 1;
}

/**
 * The query for an open calendar: stays of the same guests that begin on a day of its two months and last as many nights as the chosen
 * one or, while the departure is being chosen, that begin on the chosen day and end on each of the next ones. Null while the age of a
 * child is missing.
 */
export function nightQuestion(
  hotel: string,
  { arrival, departure, adults, ages }: StayDraft,
  { firstMonth, choosing }: CalendarView,
): NightQuestion | null {
  const known = ages.filter((age) => age !== null);
  if (known.length < ages.length) return null;
  const guests = { hotel, adults, ages: known };
  if (choosing === 'end' && arrival) return { ...guests, from: arrival, to: arrival };
  const to = addDays(addMonths(firstMonth, 2), -1);
  return { ...guests, from: firstMonth, to, nights: nightsWanted({ arrival, departure }) };
}

/**
 * Prices by the day that the visitor is choosing. Few days are known, so they are compared with each other and not with their month; one
 * alone with nothing.
 */
export function nightDays(
  prices: readonly NightPrice[],
  choosing: CalendarView['choosing'],
): Map<PlainDate, TonedDay> {
  const priced = prices.map(({ arrivalDate, departureDate, perNight }) => ({
    day: choosing === 'end' ? departureDate : arrivalDate,
    price: perNight,
  }));
  if (priced.length > 1) return tonedDays(priced, () => 'all');
  return new Map(priced.map(({ day, price }) => [day, { price }]));
}
