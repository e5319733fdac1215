import { addDays, type PlainDate } from '@karvon/calendar';
import { DateTime } from 'luxon';

/** Midnight after the day of arrival, in the hotel's time zone: later nothing can be booked, paid or cancelled. */
export function endOfArrival(arrival: PlainDate, timeZone: string): Date {
  return DateTime.fromISO(addDays(arrival, 1), { zone: timeZone }).toJSDate();
}
