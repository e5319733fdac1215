import fc from 'fast-check';
import { parsePhone } from './index';
import { phoneCorpus } from './phone-corpus';

test('the corpus has at least 200 texts, without duplicates', () => {
  expect(phoneCorpus.length).toBeGreaterThanOrEqual(200);
  const keys = phoneCorpus.map(({ country, text }) => `${country} ${text}`);
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
});

/** The text is quoted, because Stryker does not recognize a test whose title has two spaces in a row. */
const titled = phoneCorpus.map((sample) => [JSON.stringify(sample), sample] as const);

test.each(titled)('%s', (_, { country, text, expected }) => {
  const { international, valid } = parsePhone(text, { defaultCountry: country });
  expect(valid ? international : 'ask').toBe(expected);
});

test.each([
  ['+7', 'UZ', 'RU'],
  ['+7 70', 'RU', 'RU'],
  ['+7 70', 'KZ', 'KZ'],
  ['+7 701', 'RU', 'KZ'],
  ['+7 601', 'RU', 'KZ'],
  ['+7 912', 'KZ', 'RU'],
  ['+1 416 555 0123', 'UZ', 'CA'],
  ['+1 212', 'CA', 'CA'],
  ['+44', 'UZ', 'GB'],
  ['+998', 'RU', 'UZ'],
  ['+999 1', 'RU', null],
])('%s with %s as the default country belongs to %s', (text, defaultCountry, country) =>
  expect(parsePhone(text, { defaultCountry }).country).toBe(country),
);

test('returns the parts of a complete number', () => {
  expect(parsePhone('8 (912) 345-67-89', { defaultCountry: 'RU' })).toEqual({
    country: 'RU',
    prefix: '7',
    national: '9123456789',
    international: '+79123456789',
    valid: true,
  });
});

test('without digits there is no value', () => {
  for (const text of ['', '  ', '+', 'phone', '( ) -']) {
    expect(parsePhone(text, { defaultCountry: 'UZ' })).toMatchObject({
      country: 'UZ',
      prefix: '998',
      national: '',
      international: '',
      valid: false,
    });
  }
});

test('the last ten digits are the last resort, and never valid', () => {
  expect(parsePhone('99890123456', { defaultCountry: 'RU' })).toMatchObject({
    country: 'RU',
    national: '9890123456',
    international: '+79890123456',
    valid: false,
  });
});

test('of too many digits the last ten are kept', () => {
  expect(parsePhone('998 90 123-45-67 89', { defaultCountry: 'UZ' })).toMatchObject({
    international: '+9980123456789',
    valid: false,
  });
  expect(parsePhone('+8 912 345-67-891', { defaultCountry: 'UZ' }).international).toBe(
    '+891234567891',
  );
});

test.each([
  // Ten digits that begin with the calling code of the default country: too short for one of another country.
  ['EE', '3725123456', '+3725123456'],
  ['UZ', '8 812 345-67-89', '+78123456789'],
  ['UZ', '7 912 345-67-89', '+79123456789'],
  // 84 is the calling code of Vietnam.
  ['UZ', '8 495 123-45-67', '+74951234567'],
  ['UZ', '+8 912 345-67-89', '+79123456789'],
  ['UZ', '00 7 912 345-67-89', '+79123456789'],
  ['UZ', '810 7 912 345-67-89', '+79123456789'],
  ['RU', '998 90 123-45-67', '+998901234567'],
  ['RU', '8 912 345-67-89', '+79123456789'],
  ['UZ', '49 30 1234567', '+49301234567'],
  // The German plan allows these digits as a national number, but an Uzbek number is likelier.
  ['DE', '998 90 123-45-67', '+998901234567'],
])('from %s, %s is %s', (defaultCountry, text, international) => {
  expect(parsePhone(text, { defaultCountry })).toMatchObject({ international, valid: true });
});

test.each([
  ['UZ', '+8 912 345-67-8'],
  ['UZ', '+8 912 345-67-891'],
  ['UZ', '+08 912 345-67-89'],
  // International prefixes count at the beginning only.
  ['UZ', '12 7 912 300-45-67'],
  ['UZ', '456 7 912 810-45-67'],
  // A number of Berlin, but too short to be certain.
  ['UZ', '49 30 123456'],
  ['RU', '998 90 123-45-6'],
  ['', '901234567'],
])('from %s, %s is not certain', (defaultCountry, text) => {
  expect(parsePhone(text, { defaultCountry }).valid).toBe(false);
});

test('a country without telephone numbers still reads numbers with a calling code', () => {
  expect(parsePhone('+998901234567', { defaultCountry: 'AQ' }).valid).toBe(true);
  expect(parsePhone('901234567', { defaultCountry: 'AQ' }).valid).toBe(false);
});

test('accepts any text; a valid number is parsed to itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+\d ()%-]{0,20}$/)),
      fc.constantFrom('UZ', 'RU', 'KZ', 'US', 'AQ', ''),
      (text, defaultCountry) => {
        const { international, valid } = parsePhone(text, { defaultCountry });
        expect(international).toMatch(/^(\+\d+)?$/);
        if (valid)
          expect(parsePhone(international, { defaultCountry: 'UZ' })).toMatchObject({
            international,
            valid,
          });
      },
    ),
    { numRuns: 500 },
  );
});
