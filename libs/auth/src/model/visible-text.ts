/**
 * A name or an address as it is seen: pasting brings along characters without a width, accents apart from their letters, and
 * hyphens that no keyboard has.
 */
export const visibleText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();
