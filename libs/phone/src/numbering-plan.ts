import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/core';
import { phoneMetadata } from './phone-metadata';

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
  getCountries(phoneMetadata).map((country) => [
    getCountryCallingCode(country, phoneMetadata),
    country,
  ]),
);

/** The calling code of a country without the plus; undefined for territories without telephones. */
export function prefixOf(country: string): string | undefined {
  return isSupportedCountry(country as CountryCode, phoneMetadata)
    ? getCountryCallingCode(country as CountryCode, phoneMetadata)
    : undefined;
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
  const known = parsePhoneNumberFromString(`+${prefix}${national}`, phoneMetadata)?.country;
  return known ?? shared ?? mainCountries[prefix] ?? countriesByPrefix.get(prefix) ?? preferred;
}

/** The national digits of a number that its plan allows, without a trunk prefix; undefined for all others. */
export function validNational(prefix: string, national: string): string | undefined {
  // No code of Russia begins with 89: it is the 8 people dial first, with a digit missing behind it.
  if (prefix === '7' && /^89\d{8}$/.test(national)) return undefined;
  const number = parsePhoneNumberFromString(`+${prefix}${national}`, phoneMetadata);
  return number?.countryCallingCode === prefix && number.isValid()
    ? number.nationalNumber
    : undefined;
}

/** A whole number grouped as people abroad write it: `+82 10 1234 5678`. */
export function groupAbroad(international: string): string {
  const number = parsePhoneNumberFromString(international, phoneMetadata);
  return number?.formatInternational() ?? international;
}

/** Whose number these digits begin, ISO 3166-1 alpha-2, in the eyes of the library; undefined while it cannot tell. */
export function countryWhileTyped(international: string): string | undefined {
  const typing = new AsYouType(undefined, phoneMetadata);
  typing.input(international);
  return typing.getNumber()?.country;
}
