import {
  fillMask,
  formatInternational,
  homePrefix,
  phoneMask,
  phonePlaceholder,
  prefixOf,
} from './index';

test.each([
  ['(999) 999-99-99', '9123456789', '(912) 345-67-89'],
  ['(999) 999-99-99', '912', '(912'],
  ['(999) 999-99-99', '91234567891', '(912) 345-67-891'],
  ['99 999-99-99', '901', '90 1'],
  ['99 999-99-99', '', ''],
])('the mask %s groups %s as %s', (mask, digits, text) => {
  expect(fillMask(mask, digits)).toBe(text);
});

test('placeholders', () => {
  expect(phonePlaceholder('RU')).toBe('(###) ###-##-##');
  for (const country of ['CA', 'IN', 'TR', 'US'])
    expect(phonePlaceholder(country)).toBe('(###) ###-##-##');
  expect(phonePlaceholder('UZ')).toBe('## ###-##-##');
  expect(phonePlaceholder('DE')).toBe('');
});

test('masks need no numbering plans', () => {
  expect(fillMask(phoneMask('UZ') ?? '', '901234567')).toBe('90 123-45-67');
  expect(phoneMask('DE')).toBeUndefined();
});

test.each(['RU', 'KZ', 'UZ'])('the calling code of %s is that of the numbering plan', (country) => {
  expect(homePrefix(country)).toBe(prefixOf(country));
});

test.each([
  ['+998901234567', '+998 90 123-45-67'],
  ['+79123456789', '+7 (912) 345-67-89'],
  ['+77011234567', '+7 (701) 123-45-67'],
  ['+821012345678', '+82 10 1234 5678'],
  ['+12125550123', '+1 212 555 0123'],
  ['+905321234567', '+90 532 123 45 67'],
  ['+996700123456', '+996 700 123 456'],
  ['call me', 'call me'],
  ['901234567', '901234567'],
  ['+99890123456', '+99890123456'],
  ['+999123', '+999123'],
])('the stored number %s is shown as %s', (stored, text) => {
  expect(formatInternational(stored)).toBe(text);
});
