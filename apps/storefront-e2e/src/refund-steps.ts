import type { Locator } from '@playwright/test';

/** A message among other words of the same element. */
export const inside = (words: RegExp) => new RegExp(words.source.slice(1, -1), words.flags);

/** What stands beside a term in the sums of a refund; the term may go on with a detail. */
export const valueOf = (sums: Locator, term: RegExp) =>
  sums
    .locator('dl > div')
    .filter({ has: sums.page().locator('dt', { hasText: inside(term) }) })
    .locator('dd');

/** A sum as its digits; sums of one currency are all written with as many. */
export const amountIn = async (text: Locator) =>
  Number((await text.innerText()).replace(/\D/g, ''));
