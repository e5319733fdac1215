import { setTimeout as wait } from 'node:timers/promises';

/** Asks until the answer is as wanted; the test's own time limit ends it. */
export async function until<T>(ask: () => Promise<T>, reached: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (reached(answer)) return answer;
    await wait(100);
  }
}
