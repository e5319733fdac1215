import type { CountryCode } from '@karvon/contract';
import { documentAdvice, type Journey } from './document-advice';
import { looksSwapped, samePersonBefore, singleName } from './name-advice';

const journey = (...countries: CountryCode[]): Journey => ({
  countries,
  lastFlight: '2026-12-08',
  lastArrival: '2026-12-09',
});
const abroad = journey('UZ', 'RU');
const typed = {
  type: 'adult' as const,
  document: '',
  documentValid: '',
  country: 'RU',
  birthDate: '09.03.1990',
};
const notes = (changes: Partial<typeof typed>, way = abroad) =>
  documentAdvice({ ...typed, ...changes }, way).map(({ about }) => about);

test.each([
  // Refused by a country on the way: an error of the field.
  [{ document: '4510 № 123456' }, []],
  [{ document: '45 10 12345' }, []],
  [{ document: '451012345678' }, ['unusual']],
  [{ document: 'ZZ99', country: 'FR' }, []],
  [{ document: 'AD1234567', country: 'UZ' }, ['not-enough']],
  [{ document: 'ФА 1234567', country: 'UZ' }, ['unusual']],
])('%p on the way abroad: %p', (changes, expected) => expect(notes(changes)).toEqual(expected));

test('a birth certificate is for children, an internal passport for those who are older', () => {
  const certificate = { document: 'III-АЯ 123456' };
  expect(notes({ ...certificate, birthDate: '09.12.2012' }, journey('RU'))).toEqual([]);
  expect(notes({ ...certificate, birthDate: '08.12.2012' }, journey('RU'))).toEqual(['wrong-age']);
  const passport = { document: '4510 123456' };
  expect(notes({ ...passport, birthDate: '09.12.2012' }, journey('RU'))).toEqual(['wrong-age']);
});

test('six months are counted from the landing, and only abroad', () => {
  expect(notes({ documentValid: '08.06.2027' })).toEqual(['expires-soon']);
  expect(notes({ documentValid: '09.06.2027' })).toEqual([]);
  // An invalid document is an error of its own.
  expect(notes({ documentValid: '08.12.2026' })).toEqual([]);
  expect(notes({ documentValid: '08.06.2027' }, journey('RU'))).toEqual([]);
});

test.each([
  ['Дилноза', 'Каримова', true],
  ['Каримова', 'Дилноза', false],
  ['Карим', 'Рустамович', true],
  ['Каримов', 'Лев', false],
  ['Ева', 'Орлова', true],
  ['', 'Каримова', false],
])('surname %s, name %s: swapped is %s', (surname, name, swapped) =>
  expect(looksSwapped({ surname, name, birthDate: '' })).toBe(swapped),
);

test('one person twice is noticed in any script, twins are not', () => {
  const first = { surname: 'Каримов', name: 'Олим', birthDate: '01.05.2018' };
  const again = { surname: 'KARIMOV', name: 'OLIM', birthDate: '1.5.2018' };
  expect(samePersonBefore([first, again], 1)).toBe(0);
  expect(samePersonBefore([first, again], 0)).toBe(-1);
  expect(samePersonBefore([first, { ...again, name: 'KARIM' }], 1)).toBe(-1);
  expect(
    samePersonBefore(
      [
        { ...first, name: '' },
        { ...again, name: '' },
      ],
      1,
    ),
  ).toBe(-1);
});

test.each([
  ['HABEEB', ' ', 'HABEEB'],
  ['', 'Рахим ', 'Рахим'],
])('surname «%s», name «%s»: the one name is the surname', (surname, name, single) =>
  expect(singleName({ surname, name })).toEqual({ surname: single, name: 'FNU' }),
);

test.each([
  ['', ''],
  ['Каримов', 'Олим'],
])('surname «%s», name «%s»: nothing is advised', (surname, name) =>
  expect(singleName({ surname, name })).toBeNull(),
);
