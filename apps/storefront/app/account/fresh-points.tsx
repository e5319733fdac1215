import { useEffect } from 'react';
import { getMe, useTransport } from '@karvon/api-client';
import { useSession } from '@karvon/session';

/**
 * Asks for the visitor's points anew whenever `state` changes: a payment or a refund moves them. Shows nothing; the header
 * does.
 */
export function FreshPoints({ state }: { state: string | undefined }) {
  const { user, refresh } = useSession();
  const transport = useTransport();
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn || state === undefined) return;
    const leaving = new AbortController();
    // The storefront's server puts the answer into the cookie that the header reads.
    getMe(transport, { signal: leaving.signal }).then(refresh, () => undefined);
    return () => leaving.abort();
  }, [signedIn, state, transport, refresh]);
  return null;
}
