import { flushSync } from 'react-dom';

/** The part of a form library used here; React Hook Form's methods fit. */
interface FilledForm<Name extends string> {
  getValues: (name: Name) => string;
  setValue: (name: Name, text: string) => void;
}

/** The focused control, if it belongs to this field. */
const controlInUse = (name: string) => {
  const control = document.activeElement;
  return control?.getAttribute('name') === name ? control : null;
};

/**
 * Writes the visitor's data into an empty text field. A field with the focus is filled only on blur: a number that arrives while
 * the visitor types would be joined to the typed one. The field shows the text at once: rendered a moment later, it could mix
 * with text of a visitor who has entered the field since. React cannot render while it runs the effect that calls this, so both
 * happen right after it.
 */
export function fillEmpty<Name extends string>(form: FilledForm<Name>, name: Name, text: string) {
  queueMicrotask(() => {
    const again = () => fillEmpty(form, name, text);
    const inUse = controlInUse(name);
    if (inUse) inUse.addEventListener('blur', again, { once: true });
    else if (form.getValues(name) === '') flushSync(() => form.setValue(name, text));
  });
}
