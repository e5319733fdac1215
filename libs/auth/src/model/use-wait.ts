import { useCallback, useEffect, useState } from 'react';

/** Milliseconds between updates, short enough that no second is skipped. */
const tickMs = 250;

/** When a wait of this many seconds that begins now ends, on the device's clock: for the next document. */
export const momentAfter = (seconds: number): number => Date.now() + seconds * 1000;

/** The seconds left until a moment. A changed device clock affects them; the server decides. */
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
