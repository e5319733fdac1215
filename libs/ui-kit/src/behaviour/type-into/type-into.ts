/**
 * Writes a text into a field so that its input listeners run. React tracks `value` on the control itself, so the text is set
 * through the prototype; only then React notices a change.
 */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
