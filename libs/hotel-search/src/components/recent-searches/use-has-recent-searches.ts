import { useEffect, useState } from 'react';

/**
 * Whether this device remembers searches. The server does not know, so its page shows none; nor does the page until it is
 * awake, for the code that reads them is not worth waiting for.
 */
export function useHasRecentSearches(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    void import('../../model/recent-hotel-searches').then(({ hasRecentSearches }) =>
      setHas(hasRecentSearches()),
    );
  }, []);
  return has;
}
