import type { Locator } from '@playwright/test';

/** A pattern that finds a message within a longer text. */
export const inside = (words: RegExp) => new RegExp(words.source.slice(1, -1), words.flags);

/** The value of a term in the sums of a refund; the term can be followed by a detail. */
export const valueOf = (sums: Locator, term: RegExp) =>
  sums
    .locator('dl > div')
    .filter({ has: sums.page().locator('dt', { hasText: inside(term) }) })
    .locator('dd');

/** The digits of a sum; all sums of one currency have the same number of decimals. */
export const amountIn = async (text: Locator) =>
  Number((await text.innerText()).replace(/\D/g, ''));
