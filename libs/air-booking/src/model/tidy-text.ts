import { parseTypedDate } from './typed-date';

/** A day as we understood it, dd.mm.yyyy; what is no day stays as typed. */
export function tidyDate(text: string): string {
  const day = parseTypedDate(text);
  return day ? day.split('-').reverse().join('.') : text;
}
