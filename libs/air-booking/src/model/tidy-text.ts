import { normalisePhone } from './phone-number';
import { parseTypedDate } from './typed-date';

const two = (text: string) => `${text.slice(0, 2)}-${text.slice(2)}`;

/** A phone number as we understood it, grouped for reading: «+998 90 123-45-67»; what is no number stays as typed. */
export function tidyPhone(text: string, defaultCountry: string): string {
  const number = normalisePhone(text, defaultCountry);
  const parts = /^\+(998|7)(\d{2,3})(\d{3})(\d{4})$/.exec(number ?? '');
  if (parts) return `+${parts[1]} ${parts[2]} ${parts[3]}-${two(parts[4]!)}`;
  return number ?? text;
}

/** A day as we understood it, dd.mm.yyyy; what is no day stays as typed. */
export function tidyDate(text: string): string {
  const day = parseTypedDate(text);
  return day ? day.split('-').reverse().join('.') : text;
}
