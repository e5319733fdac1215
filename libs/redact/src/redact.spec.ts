import fc from 'fast-check';
import { redact } from './redact';

test.each([
  ['mail anna.k@mail.ru now', 'mail [e-mail] now'],
  ['?to=anna.k%40mail.ru&x=1', '?to=[e-mail]&x=1'],
  ['call +998 (90) 123-45-67!', 'call [phone]!'],
  ['call 8 (912) 345-67-89!', 'call [number]!'],
  ['passport AA1234567', 'passport [document]'],
  ['passport AA 1234567', 'passport [document]'],
  ['паспорт 4510123456', 'паспорт [number]'],
  ['паспорт 45 10 123456', 'паспорт [number]'],
  ['card 8600 1234 5678 9012', 'card [number]'],
  ['got eyJhbGciOi.eyJzdWIi.c2lnbg', 'got [token]'],
  ['Authorization: Bearer abc.def', 'Authorization: [hidden]'],
  ['{"surname":"KARIMOVA","stops":1}', '{"surname":[hidden],"stops":1}'],
  ['{\\"mobilePhone\\":\\"90\\"}', '{\\"mobilePhone\\":[hidden]}'],
  ['?pin=1234&lang=uz', '?pin=[hidden]&lang=uz'],
  ['<input name="a" value="Aziza">', '<input name=[hidden] value=[hidden]>'],
  ['Фамилия: Каримова', 'Фамилия: [hidden]'],
])('%s', (text, clean) => expect(redact(text)).toBe(clean));

test.each([
  'column "order_id" at line 42 of 2026-11-21',
  'at 2026-11-21 14:35:07 in order-page.tsx:120:33',
  'TypeError: Cannot read properties of undefined (reading "map")',
  'sold-out (409), trace 0f8fad5b-d9cb-469f-a165-70867728950e',
  'https://karvon.example/assets/entry.client-B7xYz12a.js:1:20394',
])('%s stays unchanged', (text) => expect(redact(text)).toBe(text));

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
const grouped = (length: number) =>
  fc
    .tuple(
      digits(length),
      fc.constantFrom('', ' ', '-', ' (', ') '),
      fc.integer({ min: 2, max: 4 }),
    )
    .map(([all, gap, size]) =>
      all.map((digit, index) => (index > 0 && index % size === 0 ? gap : '') + digit).join(''),
    );
const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghiklmnoprstuvxyzАБВГДЕЖ'),
  minLength: 3,
  maxLength: 10,
});

/** Personal data as they may occur in an error. The second part of each must be removed. */
const secrets: Record<string, fc.Arbitrary<[string, string]>> = {
  phone: grouped(12).map((text) => [`+${text}`, text]),
  'phone without a plus': grouped(9).map((text) => [text, text]),
  card: grouped(16).map((text) => [text, text]),
  'e-mail': fc.tuple(letters, letters).map(([a, b]) => [`${a}@${b}.uz`, `${a}@`]),
  document: digits(7).map((all) => [`AA${all.join('')}`, all.join('')]),
  PIN: digits(4).map((all) => [`"pin":"${all.join('')}"`, `"${all.join('')}"`]),
  name: fc
    .tuple(fc.constantFrom('name', 'surname', 'firstName', 'buyer_name'), letters)
    .map(([key, name]) => [`{"${key}":"Q${name}"}`, `Q${name}`]),
  token: digits(24).map((all) => [`token=${all.join('x')}`, all.join('x')]),
};

describe.each(Object.entries(secrets))('%s', (_, secret) => {
  test('is removed from any surrounding text', () => {
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), ([text, gone], before, after) => {
        expect(redact(`${before} ${text} ${after}`)).not.toContain(gone);
      }),
    );
  });
});

test('any text is handled, and long texts in little time', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof redact(text) === 'string'));
  const start = performance.now();
  for (const part of ['1 ', 'a@', 'name', '"name":"', 'a-', '+1', '\\"name\\":\\"'])
    redact(part.repeat(4_000));
  expect(performance.now() - start).toBeLessThan(2_000);
});
