import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a call until its result fits; the test's own time limit ends it. */
export async function until<T>(ask: () => Promise<T>, reached: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (reached(answer)) return answer;
    await wait(100);
  }
}
