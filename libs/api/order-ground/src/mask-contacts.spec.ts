import { maskEmail, maskPhone } from './mask-contacts';

test('a phone keeps its country prefix and last four digits', () => {
  expect(maskPhone('+998901234567')).toBe('+998 •• ••• 45 67');
  expect(maskPhone('+79161234589')).toBe('+7 •• ••• 45 89');
});

test('an e-mail keeps its first letter and domain', () => {
  expect(maskEmail('aziza.karimova@mail.uz')).toBe('a•••@mail.uz');
});
