import {
  fillMask,
  formatInternational,
  formatNational,
  phoneMask,
  phonePlaceholder,
} from './index';

test.each([
  ['901234567', 'UZ', '90 123-45-67'],
  ['90', 'UZ', '90'],
  ['901', 'UZ', '90 1'],
  ['', 'UZ', ''],
  ['9123456789', 'RU', '(912) 345-67-89'],
  ['912', 'RU', '(912'],
  ['91234567891', 'RU', '(912) 345-67-891'],
  ['7011234567', 'KZ', '(701) 123-45-67'],
  ['2125550123', 'US', '212 555 0123'],
  ['5321234567', 'TR', '532 123 45 67'],
  ['700123456', 'KG', '700 123 456'],
  ['123', 'AQ', '123'],
])('%s of %s is shown as %s', (national, country, text) => {
  expect(formatNational(national, country)).toBe(text);
});

test('what is shown holds the digits and nothing but the digits', () => {
  for (let length = 0; length <= 12; length += 1) {
    const digits = '912345678901'.slice(0, length);
    for (const country of ['RU', 'UZ', 'US', 'DE', 'KR', 'AE']) {
      expect(formatNational(digits, country).replace(/\D/g, '')).toBe(digits);
    }
  }
});

test('placeholders', () => {
  expect(phonePlaceholder('RU')).toBe('(###) ###-##-##');
  expect(phonePlaceholder('TR')).toBe('(###) ###-##-##');
  expect(phonePlaceholder('UZ')).toBe('## ###-##-##');
  expect(phonePlaceholder('DE')).toBe('');
});

test('masks need no metadata', () => {
  expect(fillMask(phoneMask('UZ') ?? '', '901234567')).toBe('90 123-45-67');
  expect(phoneMask('DE')).toBeUndefined();
});

test('a stored number for reading', () => {
  expect(formatInternational('+998901234567')).toBe('+998 90 123-45-67');
  expect(formatInternational('+79123456789')).toBe('+7 (912) 345-67-89');
  expect(formatInternational('+821012345678')).toBe('+82 10 1234 5678');
  expect(formatInternational('call me')).toBe('call me');
});
