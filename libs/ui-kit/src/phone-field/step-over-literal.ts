import { digitsOf } from './phone-state';

/** What an on-screen keyboard does when it deletes; filling in, pasting and dropping have other types, or none. */
const isDeletion = (event: Event) =>
  'inputType' in event &&
  (event.inputType === 'deleteContentBackward' || event.inputType === 'insertCompositionText');

/**
 * On-screen keyboards may delete without a key event. Then a bracket goes instead of a digit, and grouping would add it
 * again for ever. So the digit before the bracket is deleted as well.
 * @param event what changed the input
 * @param before what the input held
 */
export function stepOverLiteral(event: Event, input: HTMLInputElement, before: string): void {
  const { value, selectionStart: caret } = input;
  if (caret === null || value.length >= before.length || digitsOf(value) !== digitsOf(before))
    return;
  // The same number in another form is shorter too: only a keyboard deletes.
  if (!isDeletion(event)) return;
  const remaining = value.slice(0, caret).replace(/\d(\D*)$/, '$1');
  input.value = remaining + value.slice(caret);
  input.setSelectionRange(remaining.length, remaining.length);
}
