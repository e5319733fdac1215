import { useEffect } from 'react';
import { readTabForm, writeTabForm } from '@karvon/session';
import { codeOf } from '../model/problem';

/**
 * Restores typed values when the session ended before they were saved: signing in opens a new document. Call it ahead of
 * `useEndedSession`, which removes the form.
 * @param name of the form and its owner
 * @param restore sets all of the values; the same function at each call
 * @param error why the last save failed
 */
export function useLeftForm<Values extends object>(
  name: string,
  values: Values,
  restore: (left: Values) => void,
  error: unknown,
): void {
  const ended = codeOf(error) === 'session-required';
  useEffect(() => {
    const left = readTabForm<Values>(name);
    if (!left) return;
    writeTabForm(name, null);
    restore(left);
  }, [name, restore]);
  useEffect(() => {
    if (ended) writeTabForm(name, values);
  }, [ended, name, values]);
}
