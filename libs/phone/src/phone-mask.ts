interface HomePlan {
  prefix: string;
  /** How a national number is grouped, a 9 for each digit. */
  mask: string;
}

/** The plans we prescribe, known without any metadata. Other countries follow the library's own formats. */
const plans: Readonly<Record<string, HomePlan>> = {
  RU: { prefix: '7', mask: '(999) 999-99-99' },
  KZ: { prefix: '7', mask: '(999) 999-99-99' },
  UZ: { prefix: '998', mask: '99 999-99-99' },
};

/** The countries whose numbers have a mask of ours. */
export const maskedCountries: readonly string[] = Object.keys(plans);

/** Other plans of ten digits, for which the specification's placeholder is as good. */
const tenDigits: ReadonlySet<string> = new Set(['CA', 'IN', 'TR', 'US']);

/** The mask of a country (ISO 3166-1 alpha-2); undefined where the country's own formats apply. */
export function phoneMask(country: string): string | undefined {
  return plans[country]?.mask;
}

/** The calling code of a country with a mask, for the first paint; others are named by the list of countries. */
export function homePrefix(country: string): string | undefined {
  return plans[country]?.prefix;
}

/** Digits grouped by a mask, without any metadata; digits beyond the mask follow it, so that none is lost. */
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
  const mask = phoneMask(country) ?? (tenDigits.has(country) ? phoneMask('RU') : undefined);
  return mask?.replaceAll('9', '#') ?? '';
}
