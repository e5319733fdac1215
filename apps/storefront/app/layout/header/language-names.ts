import type { Locale } from '@karvon/contract';

/** Each language is named in itself, so that its speakers recognize it. */
export const languageNames: Record<Locale, { short: string; name: string; offer: string }> = {
  ru: { short: 'RU', name: 'Русский', offer: 'Эта страница есть на русском языке' },
  uz: { short: 'UZ', name: 'Oʻzbekcha', offer: 'Bu sahifa oʻzbek tilida ham bor' },
};
