import type { Locale } from '@karvon/contract';
import type { PluralForms } from './plurals';

/** Short words that CLDR's date and number files lack. */
interface Words {
  day: string;
  hour: string;
  minute: string;
  and: string;
  or: string;
  points: PluralForms;
  thousand: string;
  million: string;
  billion: string;
}

export const words: Record<Locale, Words> = {
  ru: {
    day: 'д',
    hour: 'ч',
    minute: 'мин',
    and: 'и',
    or: 'или',
    points: { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' },
    thousand: 'тыс.',
    million: 'млн',
    billion: 'млрд',
  },
  uz: {
    day: 'kun',
    hour: 'soat',
    minute: 'daq',
    and: 'va',
    or: 'yoki',
    points: { other: 'ball' },
    thousand: 'ming',
    million: 'mln',
    billion: 'mlrd',
  },
};

/** The largest unit of a duration; narrow places use hours. */
export type LargestUnit = 'day' | 'hour';

/** «4 ч 15 мин», «1 д 2 ч»: zero parts are left out. A no-break space joins each word to its number. */
export function formatDuration(locale: Locale, minutes: number, largest: LargestUnit): string {
  const { day, hour, minute } = words[locale];
  const days = largest === 'day' ? Math.floor(minutes / 1440) : 0;
  const parts: [number, string][] = [
    [days, day],
    [Math.floor(minutes / 60) - days * 24, hour],
    [minutes % 60, minute],
  ];
  const shown = parts.filter(([count]) => count > 0);
  return (shown.length > 0 ? shown : [[0, minute] as const])
    .map(([count, word]) => `${count}\u00A0${word}`)
    .join(' ');
}

/** «a, b и c», «a, b va c». */
export function formatList(locale: Locale, items: readonly string[], kind: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? '';
  // A line does not end with «и».
  return `${items.slice(0, -1).join(', ')} ${words[locale][kind]}\u00A0${items.at(-1)}`;
}

/** The text with no-break spaces, for phone numbers and for numbers with their units. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** The text with its first letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
