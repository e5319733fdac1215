import type { PlainDate } from '@karvon/calendar';

export interface DayRange {
  start?: PlainDate;
  end?: PlainDate;
}

/** Which end of the range the next press sets. */
export type RangeEnd = 'start' | 'end';

interface Pick {
  range: DayRange;
  /** What to ask for next. */
  next: RangeEnd | 'nothing';
}

/**
 * What a press on `day` means. A start after the present end drops the end; an end before the start
 * becomes the new start, because that is what the visitor sees as the earlier day.
 */
export function pickDay(range: DayRange, end: RangeEnd, day: PlainDate): Pick {
  if (end === 'end' && range.start && day >= range.start) {
    return { range: { start: range.start, end: day }, next: 'nothing' };
  }
  const keepsEnd = end === 'start' && range.end !== undefined && range.end >= day;
  return { range: { start: day, end: keepsEnd ? range.end : undefined }, next: 'end' };
}
