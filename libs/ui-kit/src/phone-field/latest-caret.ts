import { digitsOf } from './phone-state';

/** The position in a text with this many digits after it. */
function beforeLast(digits: number, text: string): number {
  let caret = text.length;
  while (digitsOf(text.slice(caret)).length < digits) caret -= 1;
  return caret;
}

/**
 * The input as the grouping library sees it. On Android the library writes the text at once and moves the caret a moment later. A
 * key in between would find the caret at the end, so until then the caret stays before the same digits. After such a key the
 * library's position is wrong, so of several moves only the last one is made, and none once the visitor has moved the caret.
 */
export function withLatestCaret(input: HTMLInputElement): HTMLInputElement {
  let awaited = 0;
  let placed: number | null = null;
  const moveCaret: HTMLInputElement['setSelectionRange'] = (start, end) => {
    awaited = Math.max(0, awaited - 1);
    const isThere = placed === null || input.selectionStart === placed;
    if (awaited === 0 && isThere) input.setSelectionRange(start, end);
  };
  return new Proxy(input, {
    get(target, name) {
      if (name === 'setSelectionRange') return moveCaret;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set(target, name, value) {
      if (name !== 'value') return Reflect.set(target, name, value, target);
      awaited += 1;
      const after = digitsOf(target.value.slice(target.selectionEnd ?? target.value.length));
      target.value = String(value);
      // In Safari, setting the caret also moves the focus.
      if (target !== document.activeElement) return true;
      placed = beforeLast(Math.min(after.length, digitsOf(target.value).length), target.value);
      target.setSelectionRange(placed, placed);
      return true;
    },
  });
}
