import { groupDigits, prefixOf } from './numbering-plan';
import { fillMask, phoneMask } from './phone-mask';
import { parsePhone } from './parse-phone';

/** National digits grouped by the country's mask, also while the number is unfinished. */
export function formatNational(national: string, country: string): string {
  const mask = phoneMask(country);
  if (mask !== undefined) return fillMask(mask, national);
  const prefix = prefixOf(country);
  return prefix === undefined ? national : groupDigits(prefix, national);
}

/** `+998901234567` for reading: `+998 90 123-45-67`. What is no number stays as it is. */
export function formatInternational(international: string): string {
  const { country, prefix, national, valid } = parsePhone(international, { defaultCountry: '' });
  return valid && country !== null
    ? `+${prefix} ${formatNational(national, country)}`
    : international;
}
