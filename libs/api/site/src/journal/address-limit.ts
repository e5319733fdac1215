import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';

const WINDOW_MS = 60_000;
/** More addresses than this in one minute are an attack: the counts are cleared, so that memory does not grow. */
const maxAddresses = 10_000;

/**
 * Limits the calls a minute from one address. In memory, per process: the journal may lose entries, but must not slow down.
 * @returns a function that throws problem rate-limited when there are too many calls
 */
export function createAddressLimit(clock: Clock, perMinute: number): (address: string) => void {
  let calls = new Map<string, number>();
  let windowEnds = 0;
  return (address) => {
    const now = clock.now().getTime();
    if (now >= windowEnds || calls.size > maxAddresses) {
      calls = new Map();
      windowEnds = now + WINDOW_MS;
    }
    const count = (calls.get(address) ?? 0) + 1;
    calls.set(address, count);
    if (count > perMinute)
      throw problem('rate-limited', { retryAfterSeconds: Math.ceil((windowEnds - now) / 1000) });
  };
}
