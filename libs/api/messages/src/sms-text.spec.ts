import { smsParts, toSmsText } from './sms-text';

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['я'.repeat(70), 1],
  ['я'.repeat(71), 2],
  ['oʻ'.repeat(40), 2],
  ['[', 1],
])('%s takes %d parts', (text, parts) => expect(smsParts(text)).toBe(parts));

test('Uzbek letters go out with plain apostrophes', () => {
  expect(toSmsText('Roʻyxat, maʼlumot')).toBe("Ro'yxat, ma'lumot");
});

test('spaces within sums go out as plain ones', () => {
  expect(toSmsText('7\u00a0356\u202f000\u00a0soʻm')).toBe("7 356 000 so'm");
});
