import { useInsertionEffect } from 'react';

/**
 * Text that was typed before hydration, or filled in by the browser, is in the DOM control only, and React has not seen who
 * has the focus. This hook enters both again after hydration.
 */
export function useTypedEarly(id: string): void {
  // It runs before refs are attached, because a form library then writes its own value into the control.
  useInsertionEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement;
    const { value, defaultValue = value } = control ?? {};
    const focused = control?.matches(':focus');
    const dispatch = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
    queueMicrotask(() => {
      if (focused) dispatch('focusin');
      // A select or a button has no default value and no typed text.
      if (value === defaultValue) return;
      // React tracks `value` on the control itself, so the text is set through the prototype: only then React sees a
      // change.
      control.value = '';
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
      dispatch('input');
    });
  }, [id]);
}
