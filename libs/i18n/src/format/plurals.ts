import type { Locale } from '@karvon/contract';

export type PluralCategory = 'one' | 'few' | 'many' | 'other';

/** Texts by plural category; `other` is required, because fractions and Uzbek need it. */
export type PluralForms = Partial<Record<PluralCategory, string>> & { other: string };

/** ru: 1, 21 one · 2–4, 22 few · 0, 5–20 many · fractions other. uz: 1 one · the rest other. */
export function pluralCategory(locale: Locale, value: number): PluralCategory {
  const count = Math.abs(value);
  if (locale === 'uz') return count === 1 ? 'one' : 'other';
  if (!Number.isInteger(count)) return 'other';
  const [tens, units] = [count % 100, count % 10];
  if (tens >= 11 && tens <= 19) return 'many';
  if (units === 1) return 'one';
  return units >= 2 && units <= 4 ? 'few' : 'many';
}
