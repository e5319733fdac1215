/**
 * A text without marks that nobody sees: copied from a messenger or a PDF it may hold marks of direction, soft hyphens and
 * spaces of no width, and a field with such a mark looks right and is refused.
 */
export const dropInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');
