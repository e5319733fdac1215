import { useEffect, useRef, useState } from 'react';

const focusFirstError = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/**
 * The attempts to submit a form. The first field with an error gets the focus after an attempt that the form's own rules refuse,
 * and after each refusal of the server.
 * @param refusal the server's refusal of the last attempt; null without one
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
    /** Ref for the form. */
    form,
    /** From now on the form shows its errors. */
    tried: count > 0,
    countTry: () => setCount((before) => before + 1),
    beginAgain: () => setCount(0),
  };
}
