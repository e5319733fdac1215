/** A limit as a pure function of the tries that still count: it knows no clock and no table. */
export interface LimitRule<Scope extends string> {
  scope: Scope;
  /** For how many minutes a try counts; Infinity: until it is taken back. */
  minutes: number;
  /** How many tries the rule reads, the newest first. */
  max: number;
  /**
   * @param tries when the tries that still count were made, in milliseconds since 1970, the newest first
   * @returns when the next try is allowed, in the same unit; Infinity: never, 0: at once
   */
  freeAt: (tries: readonly number[]) => number;
}

const MINUTE_MS = 60_000;

/** Allows a number of tries in any span of a number of minutes. */
export function atMost<Scope extends string>(
  scope: Scope,
  tries: number,
  minutes: number,
): LimitRule<Scope> {
  return {
    scope,
    minutes,
    max: tries,
    freeAt: (made) => (made.length < tries ? 0 : made[tries - 1]! + minutes * MINUTE_MS),
  };
}

const firstWaitMs = 30_000;
const longestWaitMs = 60 * MINUTE_MS;

/**
 * Waits 30 s after the last free try, twice as long after each further one, an hour at most.
 * @param lockAt after how many tries the key is locked until they are taken back
 */
export function growing<Scope extends string>(
  scope: Scope,
  { free, lockAt, minutes }: { free: number; lockAt: number; minutes: number },
): LimitRule<Scope> {
  return {
    scope,
    minutes,
    // Without a lock the wait stops growing after this number of tries.
    max: Number.isFinite(lockAt) ? lockAt : free + 8,
    freeAt: (made) => {
      if (made.length >= lockAt) return Infinity;
      if (made.length < free) return 0;
      return made[0]! + Math.min(firstWaitMs * 2 ** (made.length - free), longestWaitMs);
    },
  };
}
