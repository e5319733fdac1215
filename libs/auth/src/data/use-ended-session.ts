import { useEffect } from 'react';
import { useSession } from '@karvon/session';
import { codeOf } from '../model/problem';

/** When the API no longer knows the session, its cookies are gone with that answer: the page must see it too. */
export function useEndedSession(...errors: unknown[]): void {
  const { refresh } = useSession();
  const ended = errors.some((error) => codeOf(error) === 'session-required');
  useEffect(() => {
    if (ended) refresh();
  }, [ended, refresh]);
}
