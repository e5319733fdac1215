import type { CountryCode } from '@karvon/contract';

export type DocumentKind = 'passport' | 'internal' | 'birth' | 'card';

export interface DocumentType {
  kind: DocumentKind;
  /** The country whose citizens have it. */
  of: CountryCode;
  /** Series and number without separators, in capitals. */
  number: RegExp;
  /** The printed form. */
  example: string;
  /** Other countries that accept the document; a passport is accepted everywhere. */
  abroad: readonly CountryCode[] | 'all';
  /** Issued from this age on. */
  from?: number;
  /** Issued to people younger than this. */
  under?: number;
}

const twoLetters = /^[A-Z]{2}\d{7}$/;
const nineDigits = /^\d{9}$/;

/**
 * The documents of the region and the formats of their numbers: for each country the most common at home first, and the stricter
 * format first where two match a number.
 */
export const documentTypes: readonly DocumentType[] = [
  {
    kind: 'internal',
    of: 'RU',
    number: /^\d{10}$/,
    example: '4510 123456',
    abroad: ['AM', 'BY', 'KG', 'KZ'],
    from: 14,
  },
  {
    kind: 'birth',
    of: 'RU',
    number: /^[IVXLC]{1,6}[А-ЯЁ]{2}\d{6}$/,
    example: 'III-АЯ 123456',
    // Since 20 January 2025 a child needs a passport to leave Russia; the border with Belarus has no control.
    abroad: ['BY'],
    under: 14,
  },
  { kind: 'passport', of: 'RU', number: nineDigits, example: '71 1234567', abroad: 'all' },
  {
    kind: 'birth',
    of: 'UZ',
    number: /^[IVXLC]{1,6}[A-Z]{2}\d{7}$/,
    example: 'I-TN 0123456',
    abroad: [],
    under: 16,
  },
  { kind: 'card', of: 'UZ', number: /^AD\d{7}$/, example: 'AD1234567', abroad: ['KG'] },
  { kind: 'passport', of: 'UZ', number: twoLetters, example: 'FA1234567', abroad: 'all' },
  {
    kind: 'card',
    of: 'KZ',
    number: nineDigits,
    example: '012345678',
    abroad: ['BY', 'KG', 'RU'],
  },
  { kind: 'passport', of: 'KZ', number: /^N\d{8}$/, example: 'N12345678', abroad: 'all' },
  {
    kind: 'card',
    of: 'KG',
    number: /^(?:ID|AN)\d{7}$/,
    example: 'ID1234567',
    abroad: ['BY', 'KZ', 'RU'],
  },
  { kind: 'passport', of: 'KG', number: twoLetters, example: 'PE1234567', abroad: 'all' },
  { kind: 'passport', of: 'TJ', number: nineDigits, example: '401234567', abroad: 'all' },
  { kind: 'passport', of: 'AM', number: twoLetters, example: 'AP1234567', abroad: 'all' },
  {
    kind: 'passport',
    of: 'AZ',
    number: /^(?:[A-Z]\d{8}|[A-Z]{2}\d{7})$/,
    example: 'C01234567',
    abroad: 'all',
  },
  { kind: 'passport', of: 'BY', number: twoLetters, example: 'MP1234567', abroad: 'all' },
  {
    kind: 'passport',
    of: 'GE',
    number: /^(?:\d{2}[A-Z]{2}\d{5}|[A-Z]{2}\d{7}|\d{9})$/,
    example: '12AB34567',
    abroad: 'all',
  },
];
