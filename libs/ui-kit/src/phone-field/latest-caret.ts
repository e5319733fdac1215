/**
 * The input as the grouping library sees it. On Android the library writes the text at once and moves the caret a
 * moment later. After a key in between, that caret position is wrong and the next digit would go there. So of several
 * moves only the last one is made.
 */
export function withLatestCaret(input: HTMLInputElement): HTMLInputElement {
  let awaited = 0;
  const moveCaret: HTMLInputElement['setSelectionRange'] = (start, end) => {
    awaited = Math.max(0, awaited - 1);
    if (awaited === 0) input.setSelectionRange(start, end);
  };
  return new Proxy(input, {
    get(target, name) {
      if (name === 'setSelectionRange') return moveCaret;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
    set(target, name, value) {
      if (name === 'value') awaited += 1;
      return Reflect.set(target, name, value, target);
    },
  });
}
