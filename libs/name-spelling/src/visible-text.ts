/**
 * The visible text. Text copied from a messenger, a PDF or a web page may contain directional marks, soft hyphens, zero-width
 * spaces, decomposed accents, and unusual hyphens; such a field would look right and be refused.
 */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010\u2011]/g, '-');
