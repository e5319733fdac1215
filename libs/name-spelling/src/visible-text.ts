/**
 * A text as it is seen. What is copied from a messenger, a PDF or a web page brings along marks of direction, soft hyphens, spaces of
 * no width, accents apart from their letters, and hyphens that no keyboard has; a field with one of them looks right and is refused.
 */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010\u2011]/g, '-');
