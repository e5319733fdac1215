import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a call until its result is the expected one; the test's own time limit ends it. */
export async function until<T>(
  read: () => Promise<T>,
  reached: (response: T) => boolean,
): Promise<T> {
  for (;;) {
    const response = await read();
    if (reached(response)) return response;
    await wait(100);
  }
}
