import type { Locale } from '@karvon/contract';

const known: Record<Locale, true> = { ru: true, uz: true };

/** Every language of the interface. The contract has the list too, but with zod, which the first page does not load. */
export const locales = Object.keys(known) as readonly Locale[];
