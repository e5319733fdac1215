import type { Clock } from '@karvon/platform/clock';

const GOOD_FOR_MS = 30 * 60_000;

/**
 * Caches a value that is slow to read and changes daily: it is read at the first request, and again when it is half an
 * hour old, while requests get the old value. A failed reading is not cached.
 */
export function createReread<Read>(read: () => Promise<Read>, clock: Clock): () => Promise<Read> {
  let known: Promise<Read> | undefined;
  let readAt = 0;
  let again = false;

  function begin(): Promise<Read> {
    readAt = clock.now().getTime();
    return read();
  }

  async function renew(): Promise<void> {
    again = true;
    const newer = begin();
    try {
      await newer;
      known = newer;
    } catch {
      // The old value stays in use; the next attempt comes in half an hour.
    } finally {
      again = false;
    }
  }

  return () => {
    if (!known) {
      known = begin();
      known.catch(() => (known = undefined));
    } else if (!again && clock.now().getTime() - readAt > GOOD_FOR_MS) void renew();
    return known;
  };
}
