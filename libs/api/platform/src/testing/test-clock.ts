import { TestClock as BossClock } from 'pg-boss';
import type { Clock } from '../clock';

/** A Saturday noon in Tashkent: specs do not depend on the day on which they run. */
export const testNow = '2026-11-21T07:00:00.000Z';

/** A clock that stands still until it is set; the job queue's own clock follows it. */
export interface TestClock extends Clock {
  set(instant: string | Date): Promise<void>;
  advance(step: { minutes?: number; seconds?: number; days?: number }): Promise<void>;
  bossClock: BossClock;
}

export function createTestClock(start: string): TestClock {
  const bossClock = new BossClock(start);
  const set = (instant: string | Date) => bossClock.setTime(instant);
  return {
    bossClock,
    now: () => new Date(bossClock.now()),
    set,
    advance: ({ days = 0, minutes = 0, seconds = 0 }) =>
      set(new Date(bossClock.now() + ((days * 1440 + minutes) * 60 + seconds) * 1000)),
  };
}
