/** The text with plain spaces and without word joiners, which only control its line breaks. */
export const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
