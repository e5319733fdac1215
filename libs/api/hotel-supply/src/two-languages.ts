import type { Locale } from '@karvon/contract';

/** A record of a supplier's list in both languages of the storefront. */
export type Both<Kind> = Record<Locale, Kind>;

/** Records in two languages by code; one that the second list lacks is the same in both. */
export function inBoth<Kind extends { code: string }>(
  ru: readonly Kind[],
  uz: readonly Kind[],
): Both<Kind>[] {
  const second = new Map(uz.map((one) => [one.code, one]));
  return ru.map((one) => ({ ru: one, uz: second.get(one.code) ?? one }));
}
