import { isPlainDate, type PlainDate } from '@karvon/calendar';
import { dayNumberOf, type DayNumber } from '../../basics/moment';

/** Airlines open their flights so many days ahead. */
export const bookingHorizonDays = 330;

/** The day's number when flights are sold for it today, else undefined. */
export function dayOnSale(date: PlainDate, today: DayNumber): DayNumber | undefined {
  if (!isPlainDate(date)) return undefined;
  const day = dayNumberOf(date);
  return day >= today && day <= today + bookingHorizonDays ? day : undefined;
}
