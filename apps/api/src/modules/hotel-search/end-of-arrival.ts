import { addDays, type PlainDate } from '@karvon/calendar';
import { DateTime } from 'luxon';

/** Midnight after the day of arrival, in the hotel's time: later there is nothing to book, pay or cancel. */
export function endOfArrival(arrival: PlainDate, timeZone: string): Date {
  return DateTime.fromISO(addDays(arrival, 1), { zone: timeZone }).toJSDate();
}
