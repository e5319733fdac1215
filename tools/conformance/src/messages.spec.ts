import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expectNone } from './expect-none';
import { namespaceOf, russianCatalogues, sourceMessages } from './texts/source-messages';
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

test('the Russian catalogues have the texts of the sources', () => {
  const written = new Map(
    catalogueFiles('ru').map((path) => [path.split('/').pop()?.replace('.json', ''), read(path)]),
  );
  const wanted = russianCatalogues();
  const namespaces = new Set([...written.keys(), ...wanted.keys()]);
  expectNone(
    [...namespaces]
      .filter((namespace) => written.get(namespace) !== wanted.get(namespace ?? ''))
      .map((namespace) => `libs/i18n/catalogues/ru/${namespace}.json`),
    '`npm run messages`.',
  );
});

test('an id starts with the name of the project it belongs to', () => {
  const astray = messages.filter(
    ({ id, file }) =>
      namespaceOf(id) !== file.split('/')[1] || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(id),
  );
  expectNone(
    astray.map(({ id, file }) => `${id} in ${file}`),
    'begin the id with the name of the lib or app it stands in: orders.pay-now.',
  );
});

test('Uzbek has every message, and no unused one', () => {
  expectNone(
    messages.map(({ id }) => id).filter((id) => !(id in uz)),
    'write the Uzbek in libs/i18n/catalogues/uz, in the file named after the first part of the id.',
  );
  expectNone(
    Object.keys(uz).filter((id) => !(id in ru)),
    'take the text out of libs/i18n/catalogues/uz: no *.messages.ts has its id.',
  );
  const astray = catalogueFiles('uz').flatMap((path) =>
    Object.keys(readJson<Record<string, string>>(path))
      .filter((id) => namespaceOf(id) !== path.split('/').pop()?.replace('.json', ''))
      .map((id) => `${id} in ${path}`),
  );
  expectNone(astray, 'move the text to the file named after the first part of its id.');
});

test('both languages fill in the same placeholders', () => {
  const shared = Object.keys(ru).filter((id) => id in uz);
  const differing = shared.filter(
    (id) => placeholders(parse(ru[id] ?? '')).join() !== placeholders(parse(uz[id] ?? '')).join(),
  );
  expectNone(
    differing.map((id) => `${id}: "${ru[id]}" and "${uz[id]}"`),
    'write the same {names}, <tags> and choices of a select in both languages.',
  );
});

test('Uzbek texts are in the Latin alphabet with its own apostrophes ʻ (U+02BB) and ʼ (U+02BC)', () => {
  const entries = Object.entries(uz);
  const withText = (wrong: RegExp) =>
    entries.filter(([, text]) => wrong.test(text)).map(([id, text]) => `${id}: "${text}"`);
  expectNone(withText(/\p{Script=Cyrillic}/u), 'write Uzbek in Latin letters.');
  // ICU uses ' for quoting, so a straight one is never an apostrophe.
  expectNone(
    withText(/['‘’`´]/),
    'write oʻ and gʻ with ʻ (U+02BB), the tutuq belgisi as ʼ (U+02BC).',
  );
  expectNone(withText(/[og]ʼ/i), 'write oʻ and gʻ with ʻ (U+02BB).');
});

test('Russian texts are Russian', () => {
  const names = /^(E-mail|Karvon|Click|MAX|Payme|Telegram|WhatsApp|Wi-Fi|UI kit)$/;
  const words = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>/g, '').trim();
  const untranslated = Object.entries(ru).filter(
    ([, text]) => !/\p{Script=Cyrillic}/u.test(text) && /\p{Script=Latin}{2,}/u.test(words(text)),
  );
  expectNone(
    untranslated
      .filter(([, text]) => !names.test(words(text)))
      .map(([id, text]) => `${id}: "${text}"`),
    'write the text in Russian; a name that stays in Latin letters is listed in this spec.',
  );
});
