import { digitsOf } from './phone-state';

/**
 * Keyboards on a screen may delete without a key event, so that a bracket goes where a digit was meant, and grouping would
 * bring it back for ever. Then the digit before it goes too.
 * @param before what the input held
 */
export function stepOverLiteral(input: HTMLInputElement, before: string): void {
  const { value, selectionStart: caret } = input;
  if (caret === null || value.length >= before.length || digitsOf(value) !== digitsOf(before))
    return;
  const kept = value.slice(0, caret).replace(/\d(\D*)$/, '$1');
  input.value = kept + value.slice(caret);
  input.setSelectionRange(kept.length, kept.length);
}
