import type { Cancellation, Locale } from '@karvon/contract';

const names: Record<'free' | 'partly' | 'never', Record<Locale, string>> = {
  free: { ru: 'Гибкий', uz: 'Moslashuvchan' },
  partly: { ru: 'Стандартный', uz: 'Standart' },
  never: { ru: 'Невозвратный', uz: 'Qaytarilmaydigan' },
};

/** A name for a rate of a supplier that gives it none: the pages head an offer with it. */
export function rateNameOf(
  { freeUntil, steps }: Cancellation,
  price: { amount: number },
  lang: Locale,
): string {
  const [first] = steps;
  if (freeUntil !== null || !first) return names.free[lang];
  return names[first.penalty.amount < price.amount ? 'partly' : 'never'][lang];
}
