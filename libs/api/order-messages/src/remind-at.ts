const minute = 60_000;

/**
 * When to remind of a deadline: when a quarter of the time is left, at most two hours before; null when the whole time
 * is under 40 minutes.
 */
export function remindAt(now: Date, payBefore: Date): Date | null {
  const time = payBefore.getTime() - now.getTime();
  if (time < 40 * minute) return null;
  return new Date(payBefore.getTime() - Math.min(time / 4, 120 * minute));
}
