import { useEffect, useRef, useState } from 'react';

const focusFirstError = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/**
 * The tries to send a form. The first field with an error gets the focus after a try that the form's own rules refuse, and after
 * each refusal of the server.
 * @param refusal why the server refused the last try; null when it did not
 */
export function useTries(refusal: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0) focusFirstError(form.current);
  }, [count]);
  useEffect(() => {
    if (refusal) focusFirstError(form.current);
  }, [refusal]);
  return {
    /** For the form. */
    form,
    /** From now on the form shows what is wrong with it. */
    tried: count > 0,
    countTry: () => setCount((before) => before + 1),
    beginAgain: () => setCount(0),
  };
}
