import { digitsOf } from './phone-state';

/**
 * On-screen keyboards may delete without a key event. Then a bracket goes instead of a digit, and grouping would add it
 * again for ever. So the digit before the bracket is deleted as well.
 * @param before what the input held
 */
export function stepOverLiteral(input: HTMLInputElement, before: string): void {
  const { value, selectionStart: caret } = input;
  if (caret === null || value.length >= before.length || digitsOf(value) !== digitsOf(before))
    return;
  const remaining = value.slice(0, caret).replace(/\d(\D*)$/, '$1');
  input.value = remaining + value.slice(caret);
  input.setSelectionRange(remaining.length, remaining.length);
}
