import { daysInMonth, plainDate, weekdayOf, type PlainDate } from '@karvon/calendar';

/** Six weeks of a month, Monday first; undefined for days of another month. */
export function monthWeeks(year: number, month: number): (PlainDate | undefined)[][] {
  const lead = weekdayOf(plainDate(year, month, 1)) - 1;
  const count = daysInMonth(year, month);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - lead + 1;
      return day >= 1 && day <= count ? plainDate(year, month, day) : undefined;
    }),
  );
}
