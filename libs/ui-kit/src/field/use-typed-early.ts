import { useInsertionEffect } from 'react';
import { typeInto } from '../behaviour/type-into/type-into';

/**
 * Text that was typed before hydration, or filled in by the browser, is only in the DOM, and React has missed the focus event.
 * This hook repeats both events after hydration.
 */
export function useTypedEarly(id: string): void {
  // Runs before refs are attached, because a form library then writes its own value into the control.
  useInsertionEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement;
    const { value, defaultValue = value } = control ?? {};
    const focused = control?.matches(':focus');
    queueMicrotask(() => {
      if (focused) control.dispatchEvent(new Event('focusin', { bubbles: true }));
      // A select or a button has no default value and no typed text.
      if (value === defaultValue) return;
      control.value = '';
      typeInto(control, value);
    });
  }, [id]);
}
