import { addDays, type PlainDate } from '@karvon/calendar';
import { DateTime } from 'luxon';

/** Who has not come by midnight of the hotel's clock will not come: nothing is left to book, pay or cancel then. */
export function endOfArrival(arrival: PlainDate, timeZone: string): Date {
  return DateTime.fromISO(addDays(arrival, 1), { zone: timeZone }).toJSDate();
}
