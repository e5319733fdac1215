import { visibleText } from './visible-text';

test.each([
  ['\u2068Анна\u2011Мари\u0438\u0306\u2069\ufeff', 'Анна-Марий'],
  ['d@mail.uz\u200b', 'd@mail.uz'],
  ['Ки\u00adм', 'Ким'],
])('%j is visible as %s', (copied, seen) => {
  expect(visibleText(copied)).toBe(seen);
});
