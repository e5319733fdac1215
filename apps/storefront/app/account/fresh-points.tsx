import { useEffect } from 'react';
import { getMe, useTransport } from '@karvon/api-client';
import { useSession } from '@karvon/session';

/**
 * Requests the visitor's points again whenever `state` changes, because a payment or a refund changes them. It draws
 * nothing: the header shows the points.
 */
export function FreshPoints({ state }: { state: string | undefined }) {
  const { user, refresh } = useSession();
  const transport = useTransport();
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn || state === undefined) return;
    const leaving = new AbortController();
    // The storefront's server stores the response in the cookie that the header reads.
    getMe(transport, { signal: leaving.signal }).then(refresh, () => undefined);
    return () => leaving.abort();
  }, [signedIn, state, transport, refresh]);
  return null;
}
