import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { namespaceOf, russianCatalogues, sourceMessages } from './source-messages';
import { files, read, readJson } from './tree';

const catalogueFiles = (language: string): string[] =>
  files.filter((path) => path.startsWith(`libs/i18n/catalogues/${language}/`));
const catalogue = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...catalogueFiles(language).map((path) => readJson<Record<string, string>>(path)),
  );

const [ru, uz] = [catalogue('ru'), catalogue('uz')];
const messages = sourceMessages();

/** `name:kind` of every placeholder and `name/option` of every select, in any order. Plural forms differ by language. */
function placeholders(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...placeholders(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select)
      return [`${element.value}:${element.type}`];
    const inside = Object.values(element.options).flatMap((option) => placeholders(option.value));
    const options =
      element.type === TYPE.select
        ? Object.keys(element.options).map((key) => `${element.value}/${key}`)
        : [];
    return [`${element.value}:${element.type}`, ...options, ...inside];
  });
  return [...new Set(names)].sort();
}

test('the Russian catalogues say what the sources say (mend: npm run messages)', () => {
  const written = new Map(
    catalogueFiles('ru').map((path) => [path.split('/').pop()?.replace('.json', ''), read(path)]),
  );
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(russianCatalogues()));
});

test('an id starts with the name of the project it belongs to', () => {
  const astray = messages.filter(
    ({ id, file }) =>
      namespaceOf(id) !== file.split('/')[1] || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(id),
  );
  expect(astray.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
});

test('Uzbek has every message, and none that nobody uses', () => {
  expect(messages.map(({ id }) => id).filter((id) => !(id in uz))).toEqual([]);
  expect(Object.keys(uz).filter((id) => !(id in ru))).toEqual([]);
  for (const path of catalogueFiles('uz')) {
    const astray = Object.keys(readJson<Record<string, string>>(path)).filter(
      (id) => namespaceOf(id) !== path.split('/').pop()?.replace('.json', ''),
    );
    expect({ path, astray }).toEqual({ path, astray: [] });
  }
});

test('both languages fill in the same placeholders', () => {
  const shared = Object.keys(ru).filter((id) => id in uz);
  const differing = shared.filter(
    (id) => placeholders(parse(ru[id] ?? '')).join() !== placeholders(parse(uz[id] ?? '')).join(),
  );
  expect(differing).toEqual([]);
});

test('Uzbek texts are in the Latin alphabet with its own apostrophes ʻ (U+02BB) and ʼ (U+02BC)', () => {
  const entries = Object.entries(uz);
  expect(entries.filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  // ICU itself quotes with ', so a straight one is never a letter.
  expect(entries.filter(([, text]) => /['‘’`´]/.test(text))).toEqual([]);
  expect(entries.filter(([, text]) => /[og]ʼ/i.test(text))).toEqual([]);
});

test('Russian texts are Russian', () => {
  const names = /^(E-mail|Karvon|Click|Payme|Telegram|WhatsApp|Wi-Fi|UI kit)$/;
  const words = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>/g, '').trim();
  const untranslated = Object.entries(ru).filter(
    ([, text]) => !/\p{Script=Cyrillic}/u.test(text) && /\p{Script=Latin}{2,}/u.test(words(text)),
  );
  expect(untranslated.filter(([, text]) => !names.test(words(text)))).toEqual([]);
});
