import { groupAbroad } from './numbering-plan';
import { parsePhone } from './parse-phone';
import { fillMask, phoneMask } from './phone-mask';

/** Formats `+998901234567` for reading: `+998 90 123-45-67`. A text that is no number stays unchanged. */
export function formatInternational(text: string): string {
  const { country, prefix, national, international, valid } = parsePhone(text, {
    defaultCountry: '',
  });
  if (!valid) return text;
  // A number that a numbering plan allows has a country.
  const mask = phoneMask(country!);
  return mask === undefined ? groupAbroad(international) : `+${prefix} ${fillMask(mask, national)}`;
}
