import { flushSync } from 'react-dom';

/** What is used of a form; React Hook Form's methods fit as they are. */
interface FilledForm<Name extends string> {
  getValues: (name: Name) => string;
  setValue: (name: Name, text: string) => void;
}

/** The control that has the focus, if it is the one of this field. */
const controlInUse = (name: string) => {
  const control = document.activeElement;
  return control?.getAttribute('name') === name ? control : null;
};

/**
 * Writes what is known of the visitor into a text field. A field that holds something stays as it is. One that has the focus waits
 * until it is left: a number that arrives under the visitor's fingers would be joined to the one being typed. The field shows the
 * text at once: drawn a moment later, it could still meet a visitor who has come to the field since. React cannot draw while it runs
 * the effect that calls this, so both happen right after it.
 */
export function fillEmpty<Name extends string>(form: FilledForm<Name>, name: Name, text: string) {
  queueMicrotask(() => {
    const again = () => fillEmpty(form, name, text);
    const inUse = controlInUse(name);
    if (inUse) inUse.addEventListener('blur', again, { once: true });
    else if (form.getValues(name) === '') flushSync(() => form.setValue(name, text));
  });
}
