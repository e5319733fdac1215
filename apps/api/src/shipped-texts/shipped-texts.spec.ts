import { join } from 'node:path';
import { locales } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { companyPages, hiddenCompanyPages, paths } from '@karvon/paths';
import { readShelf, wordsOfBlocks, type Text } from '@karvon/site/testing';

/** The shipped texts, as both editions read them. */
const folder = join(__dirname, '../../content');
const shelves = (['ru', 'uz'] as const).map((id) => readShelf(folder, readEdition(id)));
const texts = shelves.flatMap(({ pages, news }) =>
  locales.flatMap((lang) => [...pages[lang], ...news[lang]]),
);
const nameOf = ({ lang, kind, id }: Text) => `${lang} ${kind} ${id}`;

/** Words of Russian documents that an Uzbek text may quote unchanged. */
const quoted = ['ФЗ', 'НК РФ'];

const addressOf = ({ lang, kind, id }: Text) =>
  (kind === 'page' ? paths.company : paths.newsItem).to(lang, { id });
const sections = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !/[:*]/.test(pattern));

/** The addresses and anchors of all pages that a text may link to. */
const targets = new Map<string, Set<string>>([
  ...locales.flatMap((lang) =>
    sections.map(
      (pattern) => [pattern ? `/${lang}/${pattern}` : `/${lang}`, new Set<string>()] as const,
    ),
  ),
  ...texts.map((text) => {
    const anchors = text.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    return [addressOf(text), new Set(anchors)] as const;
  }),
]);

test('every file is valid', () => {
  expect(shelves.flatMap(({ reading }) => reading.mistakes)).toEqual([]);
  expect(texts.length).toBeGreaterThan(0);
});

test('every text exists in both languages, and every page of the menus exists', () => {
  for (const { pages, news } of shelves) {
    for (const all of [pages, news]) {
      const [ru, uz] = (['ru', 'uz'] as const).map((lang) => all[lang].map(({ id }) => id).sort());
      expect(uz).toEqual(ru);
    }
    expect(pages.ru.map(({ id }) => id)).toEqual(
      expect.arrayContaining([...companyPages, ...hiddenCompanyPages]),
    );
  }
});

test('a news item has the same day in both languages', () => {
  for (const { news } of shelves)
    expect(news.uz.map(({ id, date }) => `${id} ${date}`)).toEqual(
      news.ru.map(({ id, date }) => `${id} ${date}`),
    );
});

test('every internal link leads to a page, and its anchor to a heading', () => {
  const broken = texts.flatMap((text) =>
    [...JSON.stringify(text.blocks).matchAll(/"href":"(\/[^"]*)"/g)].flatMap(([, href = '']) => {
      const { pathname, hash } = new URL(href, 'http://karvon.example');
      const anchors = targets.get(pathname);
      const found = anchors && (hash === '' || anchors.has(hash.slice(1)));
      return found ? [] : [`${nameOf(text)}: ${href}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('Uzbek is written in Latin letters, with the right apostrophes', () => {
  const wrong = texts
    .filter(({ lang }) => lang === 'uz')
    .flatMap((text) => {
      let words = [text.title, text.summary, ...text.tags, ...wordsOfBlocks(text.blocks)].join(
        '\n',
      );
      for (const allowed of quoted) words = words.replaceAll(allowed, '');
      const found = /.{0,20}(\p{Script=Cyrillic}|\p{L}['’‘`]\p{L}|[oOgG]['’‘`ʼ]).{0,20}/u.exec(
        words,
      );
      return found ? [`${nameOf(text)}: ${found[0]}`] : [];
    });
  expect(wrong).toEqual([]);
});
