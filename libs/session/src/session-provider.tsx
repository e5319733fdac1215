import type { User } from '@karvon/contract';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { forgetWithOtherTabs } from './private-store';
import { readUser, userCookie } from './user-cookie';

export interface Session {
  /** Null for an anonymous visitor. */
  user: User | null;
  /** Reads the cookie again: after signing in, a payment that changed the points, or a change of the profile. */
  refresh: () => void;
}

const SessionContext = createContext<Session | null>(null);

/** Calls `listener` when the page gets the focus or is restored from memory: the user may have changed meanwhile. */
function onReturn(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('pageshow', listener);
  };
}

const never = () => () => undefined;

/**
 * Provides the signed-in user to the pages inside it.
 * @param user the user the server read from the request, for the first render; a fresh render in the browser reads the cookie
 * itself
 */
export function SessionProvider({
  user: known,
  children,
}: {
  user: User | null;
  children: ReactNode;
}) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [user, setUser] = useState(() => (hydrating ? known : readUser(document.cookie)));
  const refresh = useCallback(() => {
    const next = readUser(document.cookie);
    // Not urgent, because React drops the server's nodes of a part whose code has not loaded, including typed text.
    startTransition(() =>
      setUser((before) => (userCookie(before).value === userCookie(next).value ? before : next)),
    );
  }, []);
  useEffect(() => onReturn(refresh), [refresh]);
  useEffect(forgetWithOtherTabs, []);
  const session = useMemo(() => ({ user, refresh }), [user, refresh]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The signed-in user. Inside `SessionProvider` only. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('No SessionProvider');
  return session;
}
