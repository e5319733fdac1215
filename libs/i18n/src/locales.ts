import type { Locale } from '@karvon/contract';

const known: Record<Locale, true> = { ru: true, uz: true };

/**
 * All languages of the interface. The contract has the list too, but would load zod, which the first page does not
 * need.
 */
export const locales = Object.keys(known) as readonly Locale[];
