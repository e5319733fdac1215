import { documentSchema, type CountryCode } from '@karvon/contract';
import { acceptedDocuments, documentTypes, isRefused, typeOfDocument } from './index';

const typed = (printed: string) => printed.replace(/[\s-]/g, '');

test.each(documentTypes.map((type) => [type.of, type.kind, type] as const))(
  '%s %s: the printed number is valid for the API, belongs to this document, and is accepted at home',
  (of, _kind, type) => {
    const number = typed(type.example);
    expect(documentSchema.parse(number)).toBe(number);
    expect(typeOfDocument(of, number)).toBe(type);
    expect(isRefused(of, number, [of])).toBe(false);
  },
);

const kinds = (citizenship: string, age: number, ...countries: (CountryCode | undefined)[]) =>
  acceptedDocuments({ citizenship, age }, countries).map(({ kind }) => kind);

test.each<[string, number, (CountryCode | undefined)[], string[]]>([
  ['RU', 30, ['RU'], ['internal', 'passport']],
  ['RU', 14, ['RU'], ['internal', 'passport']],
  ['RU', 13, ['RU'], ['birth', 'passport']],
  ['RU', 30, ['RU', 'KZ'], ['internal', 'passport']],
  ['RU', 9, ['RU', 'KZ'], ['passport']],
  ['RU', 30, ['RU', 'TR'], ['passport']],
  ['RU', 30, ['RU', undefined], ['passport']],
  ['UZ', 30, ['UZ'], ['card', 'passport']],
  ['UZ', 15, ['UZ'], ['birth', 'card', 'passport']],
  ['UZ', 30, ['UZ', 'RU'], ['passport']],
  ['UZ', 30, ['RU'], ['passport']],
  ['FR', 30, ['FR'], []],
])('a citizen of %s aged %i flies over %j with %j', (of, age, countries, expected) =>
  expect(kinds(of, age, ...countries)).toEqual(expected),
);

test.each<[string, string, CountryCode[], boolean]>([
  ['RU', '4510123456', ['RU'], false],
  ['RU', '4510123456', ['RU', 'BY'], false],
  ['RU', '4510123456', ['RU', 'TR'], true],
  ['RU', 'IIIАЯ123456', ['RU', 'TR'], true],
  ['RU', '711234567', ['RU', 'TR'], false],
  ['RU', '45101234567', ['RU', 'TR'], false],
  // The number could also be that of a passport.
  ['UZ', 'AD1234567', ['UZ', 'TR'], false],
  ['KZ', '012345678', ['KZ', 'TR'], true],
  ['FR', '4510123456', ['FR', 'TR'], false],
])('%s %s on the way over %j is refused: %s', (of, number, countries, expected) =>
  expect(isRefused(of, number, countries)).toBe(expected),
);
