import type { Cancellation, Locale } from '@karvon/contract';

const names: Record<'free' | 'partly' | 'never', Record<Locale, string>> = {
  free: { ru: 'Гибкий', uz: 'Moslashuvchan' },
  partly: { ru: 'Стандартный', uz: 'Standart' },
  never: { ru: 'Невозвратный', uz: 'Qaytarilmaydigan' },
};

/** A name in which a contract calls its tariff, and which says nothing to a guest: 'FIT', 'BAR', 'RACK 2027'. */
const isTradeCode = (name: string): boolean => /^[A-Z\d][A-Z\d _./-]*$/.test(name);

/** What the pages head an offer with: the supplier's name for the rate, or one of ours where it gives none to guests. */
export const rateNameFor = (told: string, ...terms: Parameters<typeof rateNameOf>): string =>
  told && !isTradeCode(told) ? told : rateNameOf(...terms);

/** A name for a rate by its terms. */
export function rateNameOf(
  { freeUntil, steps }: Cancellation,
  price: { amount: number },
  lang: Locale,
): string {
  const [first] = steps;
  if (freeUntil !== null || !first) return names.free[lang];
  return names[first.penalty.amount < price.amount ? 'partly' : 'never'][lang];
}
