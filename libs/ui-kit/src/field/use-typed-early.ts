import { useInsertionEffect } from 'react';

/**
 * Text typed into the server's page, or filled in by the browser, stands in the control and nowhere else. It is entered again
 * as soon as the page is awake.
 */
export function useTypedEarly(id: string): void {
  // Before refs are attached: a form library then writes its own value into the control.
  useInsertionEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement;
    const { value, defaultValue = value } = control ?? {};
    // A list or a button has no default, and no text that was typed.
    if (value === defaultValue) return;
    const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
    queueMicrotask(() => {
      if (control.matches(':focus')) tell('focusin');
      // React watches the control's own `value`, and hears of a text only when another way brought it.
      control.value = '';
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
      tell('input');
    });
  }, [id]);
}
