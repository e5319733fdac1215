import { groupAbroad } from './numbering-plan';
import { parsePhone } from './parse-phone';
import { fillMask, phoneMask } from './phone-mask';

/** `+998901234567` for reading: `+998 90 123-45-67`. What is no number stays as it is. */
export function formatInternational(text: string): string {
  const { country, prefix, national, international, valid } = parsePhone(text, {
    defaultCountry: '',
  });
  if (!valid) return text;
  // What a numbering plan allows is of a country.
  const mask = phoneMask(country!);
  return mask === undefined ? groupAbroad(international) : `+${prefix} ${fillMask(mask, national)}`;
}
