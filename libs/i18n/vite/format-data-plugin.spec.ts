import { formatData } from '../src/format/format-data.gen';
import { fillFormats, markFormats } from './format-data-plugin';

const run = (code: string) =>
  new Function(code.replace('export const formatData =', 'return'))() as unknown;

test.each(['ru', 'uz'] as const)(
  'scripts in %s contain the formats of that language alone',
  (lang) => {
    const other = lang === 'ru' ? 'uz' : 'ru';
    expect(run(fillFormats(markFormats(), lang))).toEqual({ [lang]: formatData[lang], [other]: 0 });
  },
);

test('a placeholder is found with any quotes, and other texts stay', () => {
  expect(fillFormats('a(`karvon-format:uz:1f`,"karvon-text:x:1f")', 'ru')).toBe(
    'a(0,"karvon-text:x:1f")',
  );
});
