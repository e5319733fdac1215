interface HomePlan {
  prefix: string;
  /** The grouping of a national number, a 9 for each digit. */
  mask: string;
}

/** The masks that we define, usable without any metadata. Other countries follow the library's own formats. */
const plans: Readonly<Record<string, HomePlan>> = {
  RU: { prefix: '7', mask: '(999) 999-99-99' },
  KZ: { prefix: '7', mask: '(999) 999-99-99' },
  UZ: { prefix: '998', mask: '99 999-99-99' },
};

/** The countries whose numbers have one of our masks. */
export const maskedCountries: readonly string[] = Object.keys(plans);

/** Countries with other plans of ten digits, which share the specification's placeholder. */
const tenDigits: ReadonlySet<string> = new Set(['CA', 'IN', 'TR', 'US']);

/** The mask of a country (ISO 3166-1 alpha-2); undefined where the country's own formats apply. */
export function phoneMask(country: string): string | undefined {
  return plans[country]?.mask;
}

/** The calling code of a country with a mask, for the first paint; those of others are in the list of countries. */
export function homePrefix(country: string): string | undefined {
  return plans[country]?.prefix;
}

/** Groups digits by a mask, without any metadata; digits beyond the mask follow it, so that none is lost. */
export function fillMask(mask: string, digits: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) return text;
    text += sign === '9' ? digits[used++] : sign;
  }
  return text + digits.slice(used);
}

/** The placeholder of the empty field: `(###) ###-##-##`. Empty where a country's numbers vary in format. */
export function phonePlaceholder(country: string): string {
  const mask = phoneMask(country) ?? (tenDigits.has(country) ? phoneMask('RU') : undefined);
  return mask?.replaceAll('9', '#') ?? '';
}
