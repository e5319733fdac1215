import { withLatestCaret } from './latest-caret';

function setUp() {
  const input = document.createElement('input');
  document.body.append(input);
  return { input, seen: withLatestCaret(input) };
}

test('a caret move that a later key has overtaken is skipped; the last one is made', () => {
  const { input, seen } = setUp();
  seen.value = '90 1';
  seen.value = '90 12';
  seen.setSelectionRange(2, 2);
  expect(input.selectionStart).toBe(5);
  seen.setSelectionRange(4, 4);
  expect(input.selectionStart).toBe(4);
});

test.each([
  ['a digit typed in the middle', '90 123-4', '567', '90 123-45-67', '90 123-4'.length],
  ['one deleted there', '90 123-', '5-67', '90 123-56-7', '90 123-'.length],
  ['one typed at the end', '90 12', '', '90 12', 5],
])(
  'until the caret is moved it stays before the same digits: %s',
  (_, left, right, text, caret) => {
    const { input, seen } = setUp();
    input.focus();
    input.value = left + right;
    input.setSelectionRange(left.length, left.length);
    seen.value = text;
    expect(input.selectionStart).toBe(caret);
  },
);

test('a caret that the visitor has moved meanwhile stays', () => {
  const { input, seen } = setUp();
  input.focus();
  seen.value = '90 123';
  input.setSelectionRange(2, 2);
  seen.setSelectionRange(6, 6);
  expect(input.selectionStart).toBe(2);
});

test('text and caret of one event are both set, key after key', () => {
  const { input, seen } = setUp();
  for (const [text, caret] of [
    ['90 1', 4],
    ['90 2', 3],
  ] as const) {
    seen.value = text;
    seen.setSelectionRange(caret, caret);
    expect([input.value, seen.value, input.selectionStart]).toEqual([text, text, caret]);
  }
  seen.focus();
  expect(document.activeElement).toBe(input);
});
