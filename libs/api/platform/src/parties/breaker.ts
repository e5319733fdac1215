import type { Clock } from '../clock';

const FAILURES = 5;
const PAUSE_MS = 30_000;

/** A circuit breaker: after five failures in a row no call is made for half a minute, then one call is tried. */
export function createBreaker(clock: Clock) {
  let failures = 0;
  let openUntil = 0;
  return {
    /** Whether a call may be made now. After a pause one call is allowed, and the others wait for its result. */
    allows(): boolean {
      if (failures < FAILURES) return true;
      const now = clock.now().getTime();
      if (now < openUntil) return false;
      openUntil = now + PAUSE_MS;
      return true;
    },
    /** No calls are made until this moment; null: calls are allowed. */
    openUntil: () => (failures < FAILURES ? null : new Date(openUntil)),
    answered: () => void (failures = 0),
    failed(): void {
      failures += 1;
      if (failures >= FAILURES) openUntil = clock.now().getTime() + PAUSE_MS;
    },
  };
}
