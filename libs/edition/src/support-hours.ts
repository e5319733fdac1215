import type { Edition } from './edition';

type Hours = Edition['support'];

const dayMinutes = 24 * 60;

/** Minutes since midnight on the edition's clock. */
export function minuteAt({ utcOffsetMinutes }: Hours, now: Date): number {
  const minutes = Math.floor(now.getTime() / 60_000) + utcOffsetMinutes;
  return ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
}

/** '09:00' for 540, minutes from midnight; '24:00' is the end of a day. */
export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Equal opening and closing times, or a whole day, mean round the clock. */
export function isAlwaysOpen({ opensAt, closesAt }: Hours): boolean {
  return opensAt === closesAt % dayMinutes;
}

/** Whether support is open at that minute of the edition's day. Hours may cross midnight: `closesAt` before `opensAt`. */
export function isOpenAt(hours: Hours, minute: number): boolean {
  if (isAlwaysOpen(hours)) return true;
  const { opensAt, closesAt } = hours;
  return opensAt < closesAt
    ? minute >= opensAt && minute < closesAt
    : minute >= opensAt || minute < closesAt;
}
