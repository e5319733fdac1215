import { digitsOf } from './phone-state';

/** Input types of a deleting on-screen keyboard; autofill, paste and drop have other types, or none. */
const isDeletion = (event: Event) =>
  'inputType' in event &&
  (event.inputType === 'deleteContentBackward' || event.inputType === 'insertCompositionText');

/**
 * On-screen keyboards may delete without a key event. Then a bracket goes instead of a digit, and grouping would add it again for
 * ever. So the digit before the bracket is deleted as well.
 * @param event the event that changed the input
 * @param before the previous text of the input
 */
export function stepOverLiteral(event: Event, input: HTMLInputElement, before: string): void {
  const { value, selectionStart: caret } = input;
  if (caret === null || value.length >= before.length || digitsOf(value) !== digitsOf(before))
    return;
  // The same number in another format is shorter too, so only events of a keyboard count.
  if (!isDeletion(event)) return;
  const remaining = value.slice(0, caret).replace(/\d(\D*)$/, '$1');
  input.value = remaining + value.slice(caret);
  input.setSelectionRange(remaining.length, remaining.length);
}
