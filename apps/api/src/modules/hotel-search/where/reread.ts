import type { Clock } from '../../../clock';

const GOOD_FOR_MS = 30 * 60_000;

/**
 * What is slow to read and changes by the day: read with the first question, and again when it is half an hour old, while those
 * who ask are answered with what is there. A reading that fails is forgotten.
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
      // What is there is older and good; the next question tries once more in half an hour.
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
