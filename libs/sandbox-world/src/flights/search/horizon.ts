import { isPlainDate, type PlainDate } from '@karvon/calendar';
import { dayNumberOf, type DayNumber } from '../../basics/moment';

/** How many days ahead airlines sell their flights. */
export const bookingHorizonDays = 330;

/** The day's number if its flights are on sale today, else undefined. */
export function dayOnSale(date: PlainDate, today: DayNumber): DayNumber | undefined {
  if (!isPlainDate(date)) return undefined;
  const day = dayNumberOf(date);
  return day >= today && day <= today + bookingHorizonDays ? day : undefined;
}
