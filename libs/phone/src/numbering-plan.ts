import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/core';
import { phoneMetadata } from './phone-metadata';

/** The country whose flag is shown first for a calling code of several. */
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

/** The calling code of a country without the plus; undefined for territories without telephone numbers. */
export function prefixOf(country: string): string | undefined {
  return isSupportedCountry(country as CountryCode, phoneMetadata)
    ? getCountryCallingCode(country as CountryCode, phoneMetadata)
    : undefined;
}

/** The longest known calling code that these international digits begin with. */
export function leadingPrefix(digits: string): string | undefined {
  return [3, 2, 1].map((size) => digits.slice(0, size)).find((code) => countriesByPrefix.has(code));
}

/**
 * The country of a number. A calling code of several countries stays with `preferred` until the digits decide: +7 becomes
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
  // No area code of Russia begins with 89: the 8 is the trunk prefix, and a digit is missing after it.
  if (prefix === '7' && /^89\d{8}$/.test(national)) return undefined;
  const number = parsePhoneNumberFromString(`+${prefix}${national}`, phoneMetadata);
  return number?.countryCallingCode === prefix && number.isValid()
    ? number.nationalNumber
    : undefined;
}

/** A complete number in international format: `+82 10 1234 5678`. */
export function groupAbroad(international: string): string {
  const number = parsePhoneNumberFromString(international, phoneMetadata);
  return number?.formatInternational() ?? international;
}

/** The country whose numbers begin with these digits, ISO 3166-1 alpha-2, according to the library; undefined while ambiguous. */
export function countryWhileTyped(international: string): string | undefined {
  const typing = new AsYouType(undefined, phoneMetadata);
  typing.input(international);
  return typing.getNumber()?.country;
}
