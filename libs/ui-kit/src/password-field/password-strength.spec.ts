import { passwordStrength } from './password-strength';

test.each([
  ['', 'none'],
  ['a', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['123456789012', 'weak'],
  ['!!!!!!!!!!', 'weak'],
  ['aA1bB', 'weak'],
  ['aaaaa1', 'medium'],
  ['AAAAA1', 'medium'],
  ['aaaaaA', 'medium'],
  ['aaaaaaaaaaa1', 'medium'],
  ['aA1bB2c', 'medium'],
  ['aA1bB2cC', 'strong'],
  ['aaaaaA1!', 'strong'],
  ['парольП1', 'strong'],
  ['parolOʻ1', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
