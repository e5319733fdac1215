import { countryOf, countryWhileTyped, groupAbroad, validNational } from './numbering-plan';

test.each([
  ['1', 'US'],
  ['7', 'RU'],
  ['39', 'IT'],
  ['44', 'GB'],
  ['47', 'NO'],
  ['61', 'AU'],
  ['212', 'MA'],
  ['262', 'RE'],
  ['290', 'SH'],
  ['358', 'FI'],
  ['590', 'GP'],
  ['599', 'CW'],
  ['998', 'UZ'],
])('the calling code %s alone shows the flag of %s', (prefix, country) => {
  expect(countryOf(prefix, '', 'UZ')).toBe(country);
});

test('while a number is typed its country appears as soon as it is unambiguous', () => {
  expect(countryWhileTyped('+1')).toBeUndefined();
  expect(countryWhileTyped('+14165550123')).toBe('CA');
  expect(countryWhileTyped('')).toBeUndefined();
});

test('8 before nine digits of Russia is the trunk prefix of a number with a digit missing', () => {
  expect(validNational('7', '8912345678')).toBeUndefined();
  expect(validNational('7', '9123456789')).toBe('9123456789');
});

test('ten digits of another plan may begin with 89', () => {
  expect(validNational('61', '89123456')).toBeUndefined();
  expect(validNational('91', '8912345678')).toBe('8912345678');
});

test('digits of an unknown plan stay as they are', () => {
  expect(groupAbroad('+999123')).toBe('+999123');
  expect(groupAbroad('text')).toBe('text');
});
