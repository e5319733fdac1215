import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** Whose flag a prefix shared by several countries shows first. */
const mainCountries: Readonly<Record<string, string>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  290: 'SH',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};

const countriesByPrefix = new Map<string, string>(
  getCountries().map((country) => [getCountryCallingCode(country), country]),
);

/** The calling code of a country without the plus; undefined for territories without telephones. */
export function prefixOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}

/** The calling code these international digits begin with; the longest known one. */
export function leadingPrefix(digits: string): string | undefined {
  return [3, 2, 1].map((size) => digits.slice(0, size)).find((code) => countriesByPrefix.has(code));
}

/**
 * Which country a number belongs to. A prefix of several stays with `preferred` until the digits say otherwise: +7 becomes
 * Kazakhstan, or Russia, with the third digit.
 */
export function countryOf(prefix: string, national: string, preferred: string): string {
  const shared = prefixOf(preferred) === prefix ? preferred : undefined;
  if (prefix === '7') {
    if (national.length < 3) return shared ?? 'RU';
    return /^[67]/.test(national) ? 'KZ' : 'RU';
  }
  const known = parsePhoneNumberFromString(`+${prefix}${national}`)?.country;
  return known ?? shared ?? mainCountries[prefix] ?? countriesByPrefix.get(prefix) ?? preferred;
}

/** The national digits of a number that its plan allows, without a trunk prefix; undefined for all others. */
export function validNational(prefix: string, national: string): string | undefined {
  // No code of Russia begins with 89: it is the 8 people dial first, with a digit missing behind it.
  if (prefix === '7' && /^89\d{8}$/.test(national)) return undefined;
  const number = parsePhoneNumberFromString(`+${prefix}${national}`);
  return number?.countryCallingCode === prefix && number.isValid()
    ? number.nationalNumber
    : undefined;
}

/** National digits grouped as people of that country abroad write them. */
export function groupDigits(prefix: string, national: string): string {
  const text = new AsYouType().input(`+${prefix}${national}`);
  return text.startsWith(`+${prefix}`) ? text.slice(prefix.length + 1).trim() : national;
}
