/**
 * The 13 digits of an e-ticket as suppliers write it, with or without a dash or space; null for anything else. A 14th digit is a
 * check digit: the first 13 as a number, modulo 7.
 */
export function readTicketNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d{13}$/.test(digits)) return digits;
  const number = digits.slice(0, 13);
  const hasCheckDigit = /^\d{14}$/.test(digits) && Number(number) % 7 === Number(digits[13]);
  return hasCheckDigit ? number : null;
}

/** Joins several tickets of one passenger into one text: '1252106312810, 1252106312811'. */
export const joinTickets = (numbers: readonly string[]): string => [...new Set(numbers)].join(', ');
