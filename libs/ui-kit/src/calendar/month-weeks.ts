import { daysInMonth, plainDate, weekdayOf, type PlainDate } from '@karvon/calendar';

/** The weeks of a month, Monday first; undefined where a week reaches into another month. Always six. */
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
