import { countryOf, leadingPrefix, prefixOf, validNational } from './numbering-plan';
import { readPhoneText } from './phone-text';

export interface ParsedPhone {
  /** ISO 3166-1 alpha-2; null when the number has a calling code that no country has. */
  country: string | null;
  /** Calling code without the plus. */
  prefix: string;
  /** Digits after the calling code. */
  national: string;
  /** `+`, calling code and digits (E.164 when valid); empty when there are no digits. */
  international: string;
  /** The numbering plan of the country allows the number. When false, the result is a guess: ask the visitor. */
  valid: boolean;
}

interface ParseOptions {
  /** The country whose numbers are written without a calling code, ISO 3166-1 alpha-2. */
  defaultCountry: string;
}

/** The specification's rule for texts that fit no other rule: the last ten digits are the national number. */
const guessedLength = 10;

/**
 * Parses a phone number as people type or paste it. With a plus the longest known calling code decides. Without: the habits of
 * Russia and Kazakhstan (8 … or 7 …) and of Uzbekistan (998 …), then a number of the default country, then other international
 * prefixes; the last ten digits only when nothing matches, and then never as valid.
 */
export function parsePhone(input: string, { defaultCountry }: ParseOptions): ParsedPhone {
  const text = readPhoneText(input);
  const home = prefixOf(defaultCountry) ?? '';
  const make = (prefix: string, digits: string, guess = false): ParsedPhone => {
    const allowed = guess ? undefined : validNational(prefix, digits);
    const national = allowed ?? digits;
    return {
      country: prefix === '' ? null : countryOf(prefix, national, defaultCountry),
      prefix,
      national,
      international: national === '' ? '' : `+${prefix}${national}`,
      valid: allowed !== undefined,
    };
  };
  if (!text) return make(home, lastDigits(input), true);
  const { digits } = text;
  if (text.international) return abroad(digits, make);

  if (/^998\d{9}$/.test(digits)) return make('998', digits.slice(3));
  const own = make(home, digits);
  return own.valid ? own : (fitting(digits, home, make) ?? make(home, lastDigits(digits), true));
}

type Make = (prefix: string, digits: string, guess?: boolean) => ParsedPhone;

function abroad(digits: string, make: Make): ParsedPhone {
  const prefix = leadingPrefix(digits);
  if (prefix !== undefined) return make(prefix, digits.slice(prefix.length));
  // "+8 912 …": the trunk prefix 8, with a plus before it.
  return /^8\d{10}$/.test(digits) ? make('7', digits.slice(1)) : make('', digits);
}

/** Ways to write a foreign number without a plus. Short numbers are ignored, because they match too many countries by chance. */
function fitting(digits: string, home: string, make: Make): ParsedPhone | undefined {
  const readings = [
    /^00\d/.test(digits) && abroad(digits.slice(2), make),
    /^810\d/.test(digits) && abroad(digits.slice(3), make),
    digits.startsWith(home) && make(home, digits.slice(home.length)),
    /^[78]\d{10}$/.test(digits) && make('7', digits.slice(1)),
    digits.length > guessedLength && abroad(digits, make),
  ];
  return readings.find((reading) => reading !== false && reading.valid) || undefined;
}

const lastDigits = (text: string) => text.replace(/\D/g, '').slice(-guessedLength);
