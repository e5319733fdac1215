import { daysBetween, type PlainDate } from './plain-date';

/**
 * By how many days a day that is over is moved on: to the same weekday of a coming week, because late in the evening
 * nothing leaves today. 0 for a day that is not over.
 */
export const daysToMoveOn = (day: PlainDate, today: PlainDate): number =>
  day >= today ? 0 : 7 * (Math.floor(daysBetween(day, today) / 7) + 1);
