import type { CalendarTexts } from './calendar-month';

/** English names for specs. */
export const calendarTexts: CalendarTexts = {
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (long) => ({ long, short: long.slice(0, 2) }),
  ),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dayLabel: (day) => `day ${day}`,
};
