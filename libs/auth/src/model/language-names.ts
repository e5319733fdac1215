import type { Locale } from '@karvon/contract';

/** The name of each language in that language, so that its readers find it. */
export const languageNames: Record<Locale, string> = { ru: 'Русский', uz: 'Oʻzbekcha' };
