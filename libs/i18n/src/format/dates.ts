import { partsOf, weekdayOf, type PlainDate } from '@karvon/calendar';
import { capitalised } from './words';

/**
 * How a day is written (ru / uz):
 * `short` 09.03.2026 · `dayMonth` 9 марта / 9-mart · `dayMonthShort` 9 мар. / 9-mar ·
 * `weekdayDayMonth` пн, 9 марта / Dush, 9-mart · `long` 9 марта 2026 г. / 2026-yil 9-mart ·
 * `full` понедельник, 9 марта 2026 г. / 2026-yil 9-mart, dushanba
 */
export type DateStyle =
  'short' | 'dayMonth' | 'dayMonthShort' | 'weekdayDayMonth' | 'long' | 'full';

/** The words and patterns dates need in one language. */
export interface DateData {
  monthsInDate: readonly string[];
  monthsAlone: readonly string[];
  monthsShort: readonly string[];
  weekdaysLong: readonly string[];
  weekdaysShort: readonly string[];
  weekdaysNarrow: readonly string[];
  patterns: Readonly<Record<DateStyle, string>>;
  dateTime: string;
  rangeInMonth: string;
  rangeAcrossMonths: string;
  /** Days far from today get their year; without it, none does. */
  today?: PlainDate | undefined;
}

const field = /'([^']*)'|EEEE|E|dd|d|MMMM|MMM|MM|y/g;

/** Keeps the day and the month on one line: a no-break space, or a word joiner after the hyphen of Uzbek. */
const bind = (pattern: string) => pattern.replace('d MMM', 'd\u00a0MMM').replaceAll('-', '-\u2060');

/** Within ten months, the month identifies the year. */
const farMonths = 10;

const monthOf = (day: PlainDate) => partsOf(day).year * 12 + partsOf(day).month;

/** Whether a day without its year could be taken for one of another year; false without `today`. */
const isFar = ({ today }: DateData, day: PlainDate) =>
  today !== undefined && Math.abs(monthOf(day) - monthOf(today)) > farMonths;

function writeDate(data: DateData, day: PlainDate, pattern: string): string {
  const { year, month, day: dayOfMonth } = partsOf(day);
  const weekday = weekdayOf(day) - 1;
  const values: Record<string, string | undefined> = {
    EEEE: data.weekdaysLong[weekday],
    E: data.weekdaysShort[weekday],
    dd: String(dayOfMonth).padStart(2, '0'),
    d: String(dayOfMonth),
    MMMM: data.monthsInDate[month - 1],
    MMM: data.monthsShort[month - 1],
    MM: String(month).padStart(2, '0'),
    y: String(year),
  };
  return bind(pattern).replace(field, (token, quoted?: string) => quoted ?? values[token] ?? token);
}

/**
 * Formats a day; one that is more than ten months from `today` gets its year in every style.
 * @throws RangeError when `day` is not 'YYYY-MM-DD'
 */
export function formatDate(data: DateData, day: PlainDate, style: DateStyle): string {
  const { [style]: pattern, dayMonth, long } = data.patterns;
  if (pattern.includes('y') || !isFar(data, day)) return writeDate(data, day, pattern);
  // Fields and charts have room only for the number.
  const withYear = style === 'dayMonthShort' ? `${pattern} y` : pattern.replace(dayMonth, long);
  return writeDate(data, day, withYear);
}

/**
 * «9–14 марта», «28 марта – 3 апреля»; years appear when they differ, or when the days are more than ten months from `today`. A
 * range of one day is written as that day. A line does not end after the dash of «9–14».
 */
export function formatDateRange(data: DateData, from: PlainDate, to: PlainDate): string {
  if (from === to) return formatDate(data, from, 'dayMonth');
  const { dayMonth, long } = data.patterns;
  const [start, end] = [partsOf(from), partsOf(to)];
  const whole = writeDate(data, to, long);
  if (start.year !== end.year) return writeDate(data, from, long) + data.rangeAcrossMonths + whole;
  const last = writeDate(data, to, dayMonth);
  const days =
    start.month === end.month
      ? `${start.day}${data.rangeInMonth}\u2060${last}`
      : writeDate(data, from, dayMonth) + data.rangeAcrossMonths + last;
  return isFar(data, from) || isFar(data, to) ? whole.replace(last, days) : days;
}

/** «Март 2026», «Mart 2026»: a calendar's heading. */
export function formatMonthYear(data: DateData, year: number, month: number): string {
  return `${capitalised(data.monthsAlone[month - 1] ?? '')} ${year}`;
}

const clock = /^(?:\d{4}-\d{2}-\d{2}T)?(\d{2}:\d{2})/;

/** 'HH:mm' of a local time or of a local date and time; an offset after it is ignored, never applied. */
export function formatTime(localTime: string): string {
  const match = clock.exec(localTime);
  if (!match?.[1]) throw new RangeError(`Not a local time: ${localTime}`);
  return match[1];
}

/** The local day and time of `localIso`; an offset after it is ignored, never applied. */
export function formatDateTime(data: DateData, localIso: string, style: DateStyle): string {
  return data.dateTime
    .replace('{1}', formatDate(data, localIso.slice(0, 10), style))
    .replace('{0}', formatTime(localIso));
}

/** An instant as local time `offsetMinutes` ahead of UTC. Throws RangeError when `iso` is not a valid instant. */
export function formatInstant(
  data: DateData,
  iso: string,
  offsetMinutes: number,
  style: DateStyle,
): string {
  const local = new Date(Date.parse(iso) + offsetMinutes * 60_000).toISOString();
  return formatDateTime(data, local, style);
}
