import { problem } from '@karvon/platform/http/problem';

export interface HashGateOptions {
  /** How many tasks run at once; the process needs its other threads. */
  atOnce: number;
  /** How many may wait; more are refused. */
  waiting: number;
}

/**
 * Runs expensive tasks by turns, so that strangers cannot use up the machine.
 * @returns a function that runs `work` in its turn, or throws problem rate-limited when too many wait
 */
export function createHashGate({ atOnce, waiting }: HashGateOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw problem('rate-limited', { retryAfterSeconds: 1 });
      // A finished task hands its place to a waiting one.
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
