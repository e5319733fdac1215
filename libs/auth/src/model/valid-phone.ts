import { parsePhone } from '@karvon/phone';

/** What needs the numbering plans; loaded when it is needed. */
export { formatInternational } from '@karvon/phone';

export function isValidPhone(phone: string, country: string): boolean {
  return parsePhone(phone, { defaultCountry: country }).valid;
}
