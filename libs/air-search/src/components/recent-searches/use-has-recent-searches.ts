import { useSyncExternalStore } from 'react';
import { hasRecentSearches } from '../../model/recent-searches';

/** Whoever changes them shows the change by itself. */
const never = () => () => undefined;

/** Whether this device remembers searches; the server does not know, so its page shows none. */
export function useHasRecentSearches(): boolean {
  return useSyncExternalStore(never, hasRecentSearches, () => false);
}
