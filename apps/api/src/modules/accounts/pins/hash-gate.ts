import { problem } from '../../../http/problem';

export interface HashGateOptions {
  /** So many at once; the process has other work for its threads. */
  atOnce: number;
  /** So many wait for a place; more are sent away. */
  waiting: number;
}

/**
 * Lets expensive work in by turns, so that strangers who ask for it cannot take the whole machine.
 * @returns runs `work` in its turn; throws problem rate-limited when too many wait
 */
export function createHashGate({ atOnce, waiting }: HashGateOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw problem('rate-limited', { retryAfterSeconds: 1 });
      // Whoever leaves hands its place over.
      await new Promise<void>((enter) => queue.push(enter));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
