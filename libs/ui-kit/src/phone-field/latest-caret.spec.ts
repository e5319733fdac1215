import { withLatestCaret } from './latest-caret';

function setUp() {
  const input = document.createElement('input');
  document.body.append(input);
  return { input, seen: withLatestCaret(input) };
}

test('a move of the caret that a key has overtaken is not made; the last one is', () => {
  const { input, seen } = setUp();
  seen.value = '90 1';
  seen.value = '90 12';
  seen.setSelectionRange(2, 2);
  expect(input.selectionStart).toBe(5);
  seen.setSelectionRange(4, 4);
  expect(input.selectionStart).toBe(4);
});

test('text and caret that come together are set, key after key', () => {
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
