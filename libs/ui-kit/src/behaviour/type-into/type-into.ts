/**
 * Writes a text into a field as a visitor would: whoever listens to the field learns of it. React tracks `value` on the control itself,
 * so the text is set through the prototype; only then React sees a change.
 */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
