import { useEffect, useState } from 'react';

const step = 30_000;

/**
 * The server's clock in milliseconds, from the time of its response on. Server and browser render the same first moment; a newer
 * response sets it anew. The device tells only how long ago that was, so that a wrong clock misleads nobody.
 */
export function useServerNow(serverTime: string): number {
  const [since, setSince] = useState({ serverTime, passed: 0 });
  useEffect(() => {
    const start = Date.now();
    const look = () => setSince({ serverTime, passed: Math.max(0, Date.now() - start) });
    const timer = setInterval(look, step);
    // A page that was asleep is behind.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [serverTime]);
  return Date.parse(serverTime) + (since.serverTime === serverTime ? since.passed : 0);
}
