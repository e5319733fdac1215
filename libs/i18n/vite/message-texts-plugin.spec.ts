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

test('each message has its text in one language, without the description', () => {
  const marked = markTexts(source, parse(source), { ru, uz });
  expect(marked).not.toMatch(/description: "|Цена/);
  for (const texts of [ru, uz]) {
    expect(run(fillTexts(marked, texts))).toEqual({
      a: { defaultMessage: texts['x.a']![0]!.value },
      b: { defaultMessage: texts['x.b']![0]!.value },
      description: { defaultMessage: texts['x.c']![0]!.value },
    });
  }
});

test('a changed text in any language changes the file with placeholders, and so its hashed name', () => {
  const marked = markTexts(source, parse(source), { ru, uz });
  const other = markTexts(source, parse(source), { ru, uz: { ...uz, 'x.b': text('yakka') } });
  expect(other).not.toBe(marked);
});

test('placeholders are replaced with any quotes the minifier chose', () => {
  expect(fillTexts('a("karvon-text:x.a:1f"),b(`karvon-text:x.b:2c`)', ru)).toBe(
    'a("Цена \\"`"),b("один")',
  );
});

test('parsed elements between texts stay unchanged', () => {
  const count = {
    type: 6,
    value: 'n',
    options: { other: { value: [{ type: 7 }, ...text(' х')] } },
  };
  const parts = [...text('Цена '), { type: 1, value: 'p' }, { ...count, pluralType: 'cardinal' }];
  expect(run(`export const m = ${fillTexts('"karvon-text:x.a:1f"', { 'x.a': parts })}`)).toEqual([
    'Цена ',
    { type: 1, value: 'p' },
    { type: 6, value: 'n', options: { other: { value: [{ type: 7 }, ' х'] } } },
  ]);
});

test('a message without a text stops the build with its name', () => {
  expect(() => fillTexts('"karvon-text:x.zzz:1f"', ru)).toThrow('x.zzz');
});
