import { addDays, weekdayOf, type PlainDate } from '@karvon/calendar';

const saturday = 6;

/** The day `count` working days after another; Saturdays and Sundays do not count. */
export function addWorkingDays(day: PlainDate, count: number): PlainDate {
  let result = day;
  for (let left = count; left > 0;) {
    result = addDays(result, 1);
    if (weekdayOf(result) < saturday) left -= 1;
  }
  return result;
}
