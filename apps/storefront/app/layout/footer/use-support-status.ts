import { useEffect, useState } from 'react';
import { isOpenAt } from '@karvon/edition';
import { useSite } from '../../data/use-site';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * Whether support answers now. The server says which minute it is on the edition's clock; the browser only counts on from
 * there, so the device's own clock and zone do not matter, and a page left open stays right.
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
