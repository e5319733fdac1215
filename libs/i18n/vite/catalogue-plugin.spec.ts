import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cataloguePlugin, noParserAlias, readCatalogue } from './catalogue-plugin';

let root: string;
const write = (file: string, messages: Record<string, string>) =>
  writeFileSync(join(root, 'uz', file), JSON.stringify(messages));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogues-'));
  mkdirSync(join(root, 'uz'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('the files of a language become one parsed catalogue', () => {
  write('a.json', { 'a.hello': 'Salom' });
  write('b.json', { 'b.count': '{n, plural, other {# ta}}' });
  expect(readCatalogue('uz', root)).toEqual({
    'a.hello': [{ type: 0, value: 'Salom' }],
    'b.count': [expect.objectContaining({ type: 6, value: 'n' })],
  });
});

test('a number stays on one line with the counted word', () => {
  write('a.json', {
    'a.count': 'Jami {n, plural, one {# ta bilet} other {# ta bilet}}',
    'a.weight': 'Bagaj {n} × {kg} kg, {area} m² kgacha',
  });
  const texts = JSON.stringify(readCatalogue('uz', root));
  expect(texts).toContain('"\u00a0ta bilet"');
  expect(texts).toContain('"\u00a0kg, "');
  expect(texts).toContain('"\u00a0m² kgacha"');
});

test('a hyphen after a short part of a word, or after a number, does not break the line', () => {
  write('a.json', { 'a.pin': 'PIN-kod: {number}-bosqich', 'a.way': 'Borib-qaytish' });
  const texts = JSON.stringify(readCatalogue('uz', root));
  expect(texts).toContain('"PIN-\u2060kod: "');
  expect(texts).toContain('"-\u2060bosqich"');
  expect(texts).toContain('"Borib-qaytish"');
});

test('a short Russian word stays on one line with its neighbour', () => {
  write('a.json', {
    'a.route': 'Из {city} в Москву и на Урал, если бы не снег',
    'a.whole': 'Кто-то не к обеду. О нас: как же, так ли?',
  });
  const texts = JSON.stringify(readCatalogue('uz', root)).replaceAll('\u00a0', '_');
  expect(texts).toContain('"Из_"');
  expect(texts).toContain('" в_Москву и_на_Урал, если_бы не_снег"');
  expect(texts).toContain('"Кто-\u2060то не_к_обеду. О_нас: как_же, так_ли?"');
});

test('an id in two files throws an error with its name', () => {
  write('a.json', { 'a.hello': 'Salom' });
  write('b.json', { 'a.hello': 'Xayr' });
  expect(() => readCatalogue('uz', root)).toThrow(
    'Message a.hello of uz/b.json is already in another catalogue',
  );
});

test('broken ICU text throws an error with its id', () => {
  write('a.json', { 'a.broken': '{n, plural, one {' });
  expect(() => readCatalogue('uz', root)).toThrow('Message a.broken in uz/a.json is not valid ICU');
});

test.each(['ru', 'uz'])('the virtual module of %s holds the committed catalogue', (locale) => {
  const plugin = cataloguePlugin() as unknown as {
    resolveId(id: string): string;
    load(id: string): string | undefined;
  };
  const code = plugin.load(plugin.resolveId(`virtual:karvon-catalogue/${locale}`));
  const text = /JSON\.parse\((.*)\);$/.exec(code ?? '')?.[1] ?? '';
  expect(JSON.parse(JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(readCatalogue(locale))));
  expect(plugin.resolveId('virtual:karvon-catalogue/en')).toBeUndefined();
  expect(plugin.load('react')).toBeUndefined();
});

test('only builds drop the ICU parser: in development a message can be missing from its catalogue', () => {
  const { config } = cataloguePlugin() as unknown as {
    config(user: object, env: { command: string }): object;
  };
  expect(config({}, { command: 'build' })).toEqual({ resolve: { alias: [noParserAlias] } });
  expect(config({}, { command: 'serve' })).toEqual({});
  expect('@formatjs/icu-messageformat-parser').toMatch(noParserAlias.find);
  expect('@formatjs/icu-messageformat-parser/no-parser.js').not.toMatch(noParserAlias.find);
});

test('in development Russian texts come from their sources, so that an edit shows at once', () => {
  const plugin = cataloguePlugin() as unknown as {
    config(user: object, env: { command: string }): object;
    load(id: string): string;
  };
  plugin.config({}, { command: 'serve' });
  expect(plugin.load('\0virtual:karvon-catalogue/ru')).toBe('export default JSON.parse("{}");');
  expect(plugin.load('\0virtual:karvon-catalogue/uz')).toContain('Qayerga');
});
