import type { PlainDate } from '@karvon/calendar';

export interface DayRange {
  start?: PlainDate;
  end?: PlainDate;
}

/** The end of the range that the next click sets. */
export type RangeEnd = 'start' | 'end';

interface Pick {
  range: DayRange;
  /** The end to choose next. */
  next: RangeEnd | 'nothing';
}

/**
 * The effect of a click on `day`. A start after the current end drops the end; an end before the start becomes the new start,
 * because the visitor means it as the earlier day.
 */
export function pickDay(range: DayRange, end: RangeEnd, day: PlainDate): Pick {
  if (end === 'end' && range.start && day >= range.start) {
    return { range: { start: range.start, end: day }, next: 'nothing' };
  }
  const keepsEnd = end === 'start' && range.end !== undefined && range.end >= day;
  return { range: { start: day, end: keepsEnd ? range.end : undefined }, next: 'end' };
}
