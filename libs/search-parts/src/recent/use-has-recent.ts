import { useEffect, useState } from 'react';

/**
 * Whether this device has stored searches. The server does not know, so its page shows none. The browser shows none
 * either until the page is interactive, because the code that reads them loads separately.
 * @param load brings that code; the same function at every render
 */
export function useHasRecent(load: () => Promise<{ exists: () => boolean }>): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    void load().then(({ exists }) => setHas(exists()));
  }, [load]);
  return has;
}
