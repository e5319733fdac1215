import { useCallback, useEffect, useState } from 'react';

/** Short enough that no second is skipped. */
const tickMs = 250;

/** When a wait of so many seconds that begins now is over, on the device's clock: for the document after this one. */
export const momentAfter = (seconds: number): number => Date.now() + seconds * 1000;

/** What is left of a wait until a moment. A clock that was set meanwhile changes it; the server decides. */
export const secondsUntil = (moment: number): number =>
  Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Counts down a wait in seconds that the server names, from the moment it arrives, on the monotonic clock.
 * @param seconds the first wait; `restart` begins another
 */
export function useWait(seconds: number): { left: number; restart: (seconds: number) => void } {
  const [wait, setWait] = useState({ seconds });
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const begin = performance.now();
    const timer = setInterval(() => {
      const now = Math.floor((performance.now() - begin) / 1000);
      setPassed(now);
      if (now >= wait.seconds) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [wait]);
  const restart = useCallback((next: number) => {
    setPassed(0);
    setWait({ seconds: next });
  }, []);
  return { left: Math.max(0, wait.seconds - passed), restart };
}
