const minute = 60_000;

/** When to remind of a deadline: with a quarter of the time left, two hours at most; null for less than 40 minutes in all. */
export function remindAt(now: Date, payBefore: Date): Date | null {
  const time = payBefore.getTime() - now.getTime();
  if (time < 40 * minute) return null;
  return new Date(payBefore.getTime() - Math.min(time / 4, 120 * minute));
}
