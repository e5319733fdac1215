import { partsOf, weekdayOf, type PlainDate } from '@karvon/calendar';
import type { Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';

const nbsp = '\u00a0';

const words = {
  ru: {
    months:
      'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
        ' ',
      ),
    weekdays: 'пн вт ср чт пт сб вс'.split(' '),
    units: { day: 'д', hour: 'ч', minute: 'мин' },
    day: (days: string, month: string) => `${days} ${month}`,
    inYear: (day: string, year: number) => `${day} ${year} г.`,
  },
  uz: {
    months: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'.split(' '),
    weekdays: 'Dush Sesh Chor Pay Jum Shan Yak'.split(' '),
    units: { day: 'kun', hour: 'soat', minute: 'daq' },
    day: (days: string, month: string) => `${days}-${month}`,
    inYear: (day: string, year: number) => `${year}-yil ${day}`,
  },
} satisfies Record<Locale, unknown>;

/** '9 марта 2026 г.', '2026-yil 9-mart'. */
export function formatDay(date: PlainDate, lang: Locale): string {
  return formatDays(date, date, lang);
}

/** '6–7 декабря 2026 г.', '2026-yil 28-mart – 3-aprel': each year and each month once. */
export function formatDays(from: PlainDate, to: PlainDate, lang: Locale): string {
  const { months, day, inYear } = words[lang];
  const [start, end] = [partsOf(from), partsOf(to)];
  const startDay = day(String(start.day), months[start.month - 1]!);
  const endDay = day(String(end.day), months[end.month - 1]!);
  if (start.year !== end.year)
    return `${inYear(startDay, start.year)} – ${inYear(endDay, end.year)}`;
  if (start.month !== end.month) return inYear(`${startDay} – ${endDay}`, end.year);
  const days = from === to ? String(end.day) : `${start.day}–${end.day}`;
  return inYear(day(days, months[end.month - 1]!), end.year);
}

/** 'пн, 9 марта 2026 г.', 'Dush, 2026-yil 9-mart'. */
export function formatWeekdayAndDay(date: PlainDate, lang: Locale): string {
  return `${words[lang].weekdays[weekdayOf(date) - 1]}, ${formatDay(date, lang)}`;
}

/** '9 марта 2026 г., 18:30 (по времени Ташкента)': a moment on the agency's clock, which a letter must name. */
export function formatMoment(
  at: Date,
  { utcOffsetMinutes, clock }: Pick<Edition['support'], 'utcOffsetMinutes' | 'clock'>,
  lang: Locale,
): string {
  const local = new Date(at.getTime() + utcOffsetMinutes * 60_000).toISOString();
  const day = formatDay(local.slice(0, 10), lang);
  return `${day}, ${local.slice(11, 16)} (${clock[lang]})`;
}

/** '4 ч 15 мин', '1 kun 2 soat'. */
export function formatDuration(minutes: number, lang: Locale): string {
  const { units } = words[lang];
  const parts = [
    [Math.floor(minutes / 1440), units.day],
    [Math.floor((minutes % 1440) / 60), units.hour],
    [minutes % 60, units.minute],
  ] as const;
  const shown = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${nbsp}${unit}`);
  return shown.join(' ') || `0${nbsp}${units.minute}`;
}

const english = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  weekdays: 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
};

/** 'Thu, 10 Dec 2026': for the parts of documents that desks abroad read. */
export function englishDay(date: PlainDate): string {
  const { year, month, day } = partsOf(date);
  return `${english.weekdays[weekdayOf(date) - 1]}, ${day} ${english.months[month - 1]} ${year}`;
}
