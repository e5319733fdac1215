import { Linter } from 'eslint';
import { dropTexts } from './lean-messages-plugin';

function parse(code: string): unknown {
  const linter = new Linter({ configType: 'flat' });
  linter.verify(code, {});
  return linter.getSourceCode().ast;
}

test('ids stay, texts and notes go, whatever stands in them', () => {
  const code = [
    'export const m = defineMessages({',
    '  a: { id: "x.a", defaultMessage: "Цена, }, {n}", description: "A, b" },',
    '  b: { id: "x.b",\n    defaultMessage: `one` },',
    '  description: { id: "x.c", description: "A message of this name" },',
    '});',
  ].join('\n');
  const lean = dropTexts(code, parse(code));
  const m = new Function('defineMessages', `${lean.replace('export const m =', 'return')}`)(
    (messages: unknown) => messages,
  );
  expect(m).toEqual({ a: { id: 'x.a' }, b: { id: 'x.b' }, description: { id: 'x.c' } });
});
