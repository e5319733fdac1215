import { Linter } from 'eslint';
import { fillTexts, markTexts } from './message-texts-plugin';

function parse(code: string): unknown {
  const linter = new Linter({ configType: 'flat' });
  linter.verify(code, {});
  return linter.getSourceCode().ast;
}

const source = [
  'export const m = defineMessages({',
  '  a: { id: "x.a", defaultMessage: "Цена, }, {n}", description: "A, b" },',
  '  b: { id: "x.b",\n    defaultMessage: `one` },',
  '  description: { id: "x.c", defaultMessage: "c", description: "A message of this name" },',
  '});',
].join('\n');
const text = (value: string) => [{ type: 0, value }];
const ru = { 'x.a': text('Цена "`'), 'x.b': text('один'), 'x.c': text('в') };
const uz = { 'x.a': text('Narx'), 'x.b': text('bir'), 'x.c': text('d') };

function run(code: string): unknown {
  return new Function('defineMessages', code.replace('export const m =', 'return'))(
    (messages: unknown) => messages,
  );
}

test('each message brings its text in one language, and no notes', () => {
  const marked = markTexts(source, parse(source), { ru, uz });
  expect(marked).not.toMatch(/description: "|Цена/);
  for (const texts of [ru, uz]) {
    expect(run(fillTexts(marked, texts))).toEqual({
      a: { id: 'x.a', defaultMessage: texts['x.a'] },
      b: { id: 'x.b', defaultMessage: texts['x.b'] },
      description: { id: 'x.c', defaultMessage: texts['x.c'] },
    });
  }
});

test('a marked file differs when a text does, in any language: its name is a hash of it', () => {
  const marked = markTexts(source, parse(source), { ru, uz });
  const other = markTexts(source, parse(source), { ru, uz: { ...uz, 'x.b': text('yakka') } });
  expect(other).not.toBe(marked);
});

test('whatever quotes the minifier chose, the text arrives', () => {
  expect(fillTexts('a("karvon-text:x.a:1f"),b(`karvon-text:x.b:2c`)', ru)).toBe(
    `a(${JSON.stringify(ru['x.a'])}),b(${JSON.stringify(ru['x.b'])})`,
  );
});

test('a message without a text stops the build, by name', () => {
  expect(() => fillTexts('"karvon-text:x.zzz:1f"', ru)).toThrow('x.zzz');
});
