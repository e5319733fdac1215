import {
  airSearchRequestSchema,
  documentSchema,
  emailSchema,
  latinNameSchema,
  phoneSchema,
  plainDateSchema,
  problemCodes,
  travellersSchema,
} from './index';

const accepts = (schema: { safeParse(v: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test.each([
  ['anna@mail.ru', true],
  ['a@b.co.uz', true],
  ['.anna@mail.ru', false],
  ['anna.@mail.ru', false],
  ['anna@@mail.ru', false],
  ['anna@mail', false],
  ['a@b.c.d.uz', false],
  ['x@y.uz', true],
  ["o'ktam+chipta@mail.uz", true],
  ['азиза@mail.uz', true],
  ['ali,karimov@mail.uz', false],
  ['ali;x@mail.uz', false],
  ['<ali@mail.uz', false],
  ['"ali"@mail.uz', false],
  ['ali\u2028bcc@mail.uz', false],
  ['\u200Eali@mail.uz', false],
  ['a\u00ADli@mail.uz', false],
  ['ali@mail.uz\r\nBcc: x@mail.uz', false],
])('e-mail %s: %s', (text, ok) => expect(accepts(emailSchema, text)).toBe(ok));

test.each([
  ['KARIMOVA', true],
  ["O'KTAM", true],
  ['Anna-Maria', true],
  ['Каримова', false],
  ['ANNA1', false],
  [' ANNA', false],
])('Latin name %s: %s', (text, ok) => expect(accepts(latinNameSchema, text)).toBe(ok));

test.each([
  ['AA1234567', true],
  ['4510123456', true],
  ['IIIАЯ123456', true],
  ['AA 1234567', false],
  ['aa1234567', false],
])('document %s: %s', (text, ok) => expect(accepts(documentSchema, text)).toBe(ok));

test.each([
  ['+998901234567', true],
  ['998901234567', false],
  ['+0123456789', false],
])('phone %s: %s', (text, ok) => expect(accepts(phoneSchema, text)).toBe(ok));

test('a day must exist', () => {
  expect(accepts(plainDateSchema, '2028-02-29')).toBe(true);
  expect(accepts(plainDateSchema, '2027-02-29')).toBe(false);
});

test('each baby needs an adult, and nine people are the limit', () => {
  expect(accepts(travellersSchema, { adult: 1, child: 0, baby: 2 })).toBe(false);
  expect(accepts(travellersSchema, { adult: 5, child: 5, baby: 0 })).toBe(false);
  expect(accepts(travellersSchema, { adult: 4, child: 1, baby: 4 })).toBe(true);
});

const leg = { departure: 'TAS', arrival: 'MOW', departureDate: '2026-12-01', returnalDate: null };
const search = {
  type: 'SINGLE',
  route: [leg],
  travellers: { adult: 1, child: 0, baby: 0 },
  ticketClass: 'Economy',
};

test.each([
  ['one way', search, true],
  ['a way back', { ...search, route: [{ ...leg, returnalDate: '2026-12-01' }] }, true],
  ['back before out', { ...search, route: [{ ...leg, returnalDate: '2026-11-30' }] }, false],
  ['to where we are', { ...search, route: [{ ...leg, arrival: 'TAS' }] }, false],
  ['two entries in SINGLE', { ...search, route: [leg, leg] }, false],
  ['an unknown field', { ...search, promo: 'X' }, false],
])('search with %s', (_, value, ok) => expect(accepts(airSearchRequestSchema, value)).toBe(ok));

test('problem codes are unique', () => {
  expect(new Set(problemCodes).size).toBe(problemCodes.length);
});
