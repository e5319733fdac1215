import type { PlainDate } from '@karvon/calendar';
import type { AnyMoney, Money } from '@karvon/money';
import type { Locale } from '@karvon/contract';
import { compareTexts } from './compare';
import * as dates from './dates';
import { formatData } from './format-data.gen';
import { formatCompact, formatMoney, formatNumber } from './numbers';
import { pluralCategory, type PluralCategory, type PluralForms } from './plurals';
import { formatDuration, formatList, words, type LargestUnit } from './words';

/** A clock and its name after a time: «по времени Ташкента». */
interface PlaceClock {
  readonly utcOffsetMinutes: number;
  readonly clock: Readonly<Record<Locale, string>>;
}

/** Formats values in Russian or Uzbek. Pure: server and browser return the same text. */
export interface Format {
  readonly locale: Locale;
  /** With exactly `decimals` decimals; without `decimals` at most three, and no trailing zeros. */
  number(value: number, decimals?: number): string;
  /** Three significant digits, «2,15 млн», for narrow places. */
  compact(value: number): string;
  /** Formats minor units as «1 234 567 ₽»; kopecks only when there are any, soums always whole. */
  money(value: Money): string;
  /** The same for any currency, «45 AED»; `digits` is its number of decimals. */
  money(value: AnyMoney, digits: number): string;
  /** `style` defaults to 'dayMonth'. */
  date(day: PlainDate, style?: dates.DateStyle): string;
  /** 'HH:mm' from a local time or local date-time; offsets are ignored. */
  time(localTime: string): string;
  /** Formats 'YYYY-MM-DDTHH:mm…' without converting the time. */
  dateTime(localIso: string, style?: dates.DateStyle): string;
  /** An instant as local time `offsetMinutes` ahead of UTC. */
  instant(iso: string, offsetMinutes: number, style?: dates.DateStyle): string;
  /** The same with the name of the clock, «9 марта, 00:10 (по времени Ташкента)», for deadlines. */
  deadline(iso: string, place: PlaceClock): string;
  range(from: PlainDate, to: PlainDate): string;
  /** «Март 2026»; month 1–12. */
  monthYear(year: number, month: number): string;
  /** The standalone name, as in a calendar's heading, or the form inside a date («марта»); month 1–12. */
  monthName(month: number, form?: 'alone' | 'inDate'): string;
  /** 1 = Monday … 7 = Sunday. */
  weekdayName(weekday: number, width?: 'long' | 'short' | 'narrow'): string;
  /** «1 д 2 ч 15 мин», or «26 ч 15 мин» with hours as the largest unit. `largest` defaults to 'day'. */
  duration(minutes: number, largest?: LargestUnit): string;
  list(items: readonly string[], kind?: 'and' | 'or'): string;
  plural(value: number): PluralCategory;
  /** The form for a number, without the number. */
  pluralForm(value: number, forms: PluralForms): string;
  /** «21 балл», «5 ball». */
  points(value: number): string;
  /** For sorting names; negative, zero or positive. */
  compare(a: string, b: string): number;
}

function build(locale: Locale, today: PlainDate | undefined): Format {
  const data = { ...formatData[locale], today };
  const pluralForm = (value: number, forms: PluralForms) =>
    forms[pluralCategory(locale, value)] ?? forms.other;
  const weekdays = {
    long: data.weekdaysLong,
    short: data.weekdaysShort,
    narrow: data.weekdaysNarrow,
  };
  return {
    locale,
    number: (value, decimals) => formatNumber(data, value, decimals),
    compact: (value) => formatCompact(data, words[locale], value),
    money: (value: AnyMoney, digits?: number) => formatMoney(data, value, digits),
    date: (day, style = 'dayMonth') => dates.formatDate(data, day, style),
    time: dates.formatTime,
    dateTime: (localIso, style = 'dayMonth') => dates.formatDateTime(data, localIso, style),
    instant: (iso, offsetMinutes, style = 'dayMonth') =>
      dates.formatInstant(data, iso, offsetMinutes, style),
    deadline: (iso, { utcOffsetMinutes, clock }) =>
      `${dates.formatInstant(data, iso, utcOffsetMinutes, 'dayMonth')} (${clock[locale]})`,
    range: (from, to) => dates.formatDateRange(data, from, to),
    monthYear: (year, month) => dates.formatMonthYear(data, year, month),
    monthName: (month, form = 'alone') =>
      (form === 'alone' ? data.monthsAlone : data.monthsInDate)[month - 1] ?? '',
    weekdayName: (weekday, width = 'long') => weekdays[width][weekday - 1] ?? '',
    duration: (minutes, largest = 'day') => formatDuration(locale, minutes, largest),
    list: (items, kind = 'and') => formatList(locale, items, kind),
    plural: (value) => pluralCategory(locale, value),
    pluralForm,
    points: (value) =>
      `${formatNumber(data, value)}\u00A0${pluralForm(value, words[locale].points)}`,
    compare: (a, b) => compareTexts(locale, a, b),
  };
}

const formats = new Map<string, Format>();

/**
 * The formatter of a language; the same object every time.
 * @param today dates more than ten months from it get their year; without it, none does
 */
export function createFormat(locale: Locale, today?: PlainDate): Format {
  const name = `${locale} ${today}`;
  const format = formats.get(name) ?? build(locale, today);
  formats.set(name, format);
  return format;
}
