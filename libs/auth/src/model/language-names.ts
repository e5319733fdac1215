import type { Locale } from '@karvon/contract';

/** A language is named in itself, so that whoever needs it can read it. */
export const languageNames: Record<Locale, string> = { ru: 'Русский', uz: 'Oʻzbekcha' };
