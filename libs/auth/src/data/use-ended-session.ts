import { useEffect } from 'react';
import { useSession } from '@karvon/session';
import { codeOf } from '../model/problem';

/** Refreshes the session when the API no longer knows it: that response has removed the cookies. */
export function useEndedSession(...errors: unknown[]): void {
  const { refresh } = useSession();
  const ended = errors.some((error) => codeOf(error) === 'session-required');
  useEffect(() => {
    if (ended) refresh();
  }, [ended, refresh]);
}
