import { readFrontMatter } from './front-matter';
import type { TextError } from './text-error';

const head = (lines: string) => `---\n${lines}\n---\nТекст\n`;
const good = "title: Оплата\nsummary: Чем платить\nupdated: '2026-11-17'";

test('the head is read, and the first line of the text is known', () => {
  expect(readFrontMatter(head(`${good}\ntags: [оплата]`), 'page')).toEqual({
    head: {
      title: 'Оплата',
      summary: 'Чем платить',
      date: '2026-11-17',
      tags: ['оплата'],
      editions: ['ru', 'uz'],
    },
    body: 'Текст\n',
    bodyLine: 7,
  });
});

test.each([
  ['no head', 'Текст', 1, /begins with its title/],
  ['a field too many', head(`${good}\nauthor: я`), 5, /author/],
  ['a day that is none', head(good.replace('11-17', '02-30')), 4, /updated: not a calendar day/],
  ['no summary', head("title: Оплата\nupdated: '2026-11-17'"), 1, /summary/],
  ['an unknown edition', head(`${good}\neditions: [kz]`), 5, /editions/],
  ['an alias of nothing', head('title: *nothing'), 1, /alias/],
  ['broken YAML', head('title: a: b\nsummary: c'), 2, /mapping/i],
])('%s is refused with its line', (_, source, line, message) => {
  let error: TextError | undefined;
  try {
    readFrontMatter(source, 'page');
  } catch (thrown) {
    error = thrown as TextError;
  }
  expect(error?.message).toMatch(message);
  expect(error?.line).toBe(line);
});

test('news have dates of their own', () => {
  expect(() => readFrontMatter(head(good), 'news')).toThrow(/date/);
});

test('a head with Windows line ends is read', () => {
  const { head: read, body } = readFrontMatter(head(good).replaceAll('\n', '\r\n'), 'page');
  expect(read.title).toBe('Оплата');
  expect(body).toBe('Текст\r\n');
});
