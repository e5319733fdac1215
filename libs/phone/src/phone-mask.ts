/** How a national number is grouped, a 9 for each digit. Other countries follow the library's own formats. */
const masks: Readonly<Record<string, string>> = {
  RU: '(999) 999-99-99',
  KZ: '(999) 999-99-99',
  UZ: '99 999-99-99',
};

/** Other plans of ten digits, for which the specification's placeholder is as good. */
const tenDigits: ReadonlySet<string> = new Set(['CA', 'IN', 'TR', 'US']);

/** The mask of a country (ISO 3166-1 alpha-2); undefined where `formatNational` knows better. Needs no metadata. */
export function phoneMask(country: string): string | undefined {
  return masks[country];
}

/**
 * Digits grouped by a mask. A literal is written only before a digit, so that the last digit can always be deleted;
 * digits beyond the mask follow it, so that nothing typed is lost.
 */
export function fillMask(mask: string, digits: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) return text;
    text += sign === '9' ? digits[used++] : sign;
  }
  return text + digits.slice(used);
}

/** What stands in the empty field: `(###) ###-##-##`. Empty where a country's numbers have no one shape. */
export function phonePlaceholder(country: string): string {
  const mask = masks[country] ?? (tenDigits.has(country) ? masks['RU'] : undefined);
  return mask?.replaceAll('9', '#') ?? '';
}
