import { useEffect, useState } from 'react';
import { isOpenAt } from '@karvon/edition';
import { useSite } from '../../data/use-site';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * Whether support answers now. The server sends the minute on the edition's clock and the browser counts on from it, so the
 * device's clock and time zone do not matter, and a page left open stays correct.
 */
export function useSupportStatus(): boolean {
  const { edition, supportMinute } = useSite();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(
      () => setPassed(Math.floor((performance.now() - start) / minuteMs)),
      minuteMs,
    );
    return () => clearInterval(timer);
  }, []);
  return isOpenAt(edition.support, (supportMinute + passed) % dayMinutes);
}
