import { useEffect, useState } from 'react';

/**
 * Whether this device remembers searches. The server does not know, so its page shows none. The page shows none either
 * until it is interactive: the code that reads them loads on its own.
 * @param load brings that code; the same function at every render
 */
export function useHasRecent(load: () => Promise<{ exists: () => boolean }>): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    void load().then(({ exists }) => setHas(exists()));
  }, [load]);
  return has;
}
