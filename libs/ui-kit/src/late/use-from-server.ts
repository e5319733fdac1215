import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True on the server and during hydration, false for a fresh render in the browser: a next page, or an error page that replaces a
 * page.
 */
export function useFromServer(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [fromServer] = useState(hydrating);
  return fromServer;
}
