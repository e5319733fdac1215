export type DocumentKind = 'passport' | 'internal' | 'birth' | 'card';

export interface DocumentType {
  kind: DocumentKind;
  /** Whose citizens carry it, ISO 3166-1 alpha-2. */
  of: string;
  /** Series and number as `normaliseDocument` gives them. */
  number: RegExp;
  /** As it is printed. */
  example: string;
  /** Other countries that accept the document; a passport is accepted everywhere. */
  abroad: readonly string[] | 'all';
  /** Given to people younger than this. */
  under?: number;
}

const twoLetters = /^[A-Z]{2}\d{7}$/;
const nineDigits = /^\d{9}$/;
/** Countries that accept an internal passport of Russia by agreement. */
const withRussianInternal = ['AM', 'BY', 'KG', 'KZ'] as const;

/**
 * The documents of the region and the form of their numbers, the narrower form first. They help to choose and check a
 * document but never refuse one, because countries issue more than any list knows.
 */
export const documentTypes: readonly DocumentType[] = [
  { kind: 'passport', of: 'RU', number: nineDigits, example: '71 1234567', abroad: 'all' },
  {
    kind: 'internal',
    of: 'RU',
    number: /^\d{10}$/,
    example: '4510 123456',
    abroad: withRussianInternal,
  },
  {
    kind: 'birth',
    of: 'RU',
    number: /^[IVXLC]{1,6}[А-ЯЁ]{2}\d{6}$/,
    example: 'III-АЯ 123456',
    abroad: withRussianInternal,
    under: 14,
  },
  { kind: 'card', of: 'UZ', number: /^AD\d{7}$/, example: 'AD1234567', abroad: ['KG'] },
  { kind: 'passport', of: 'UZ', number: twoLetters, example: 'FA1234567', abroad: 'all' },
  {
    kind: 'birth',
    of: 'UZ',
    number: /^[IVXLC]{1,6}[A-Z]{2}\d{7}$/,
    example: 'I-TN 0123456',
    abroad: [],
    under: 16,
  },
  { kind: 'passport', of: 'KZ', number: /^N\d{8}$/, example: 'N12345678', abroad: 'all' },
  {
    kind: 'card',
    of: 'KZ',
    number: nineDigits,
    example: '012345678',
    abroad: ['BY', 'KG', 'RU'],
  },
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
