import type { CallbackPromise } from '@karvon/contract';
import { dayAt } from '@karvon/calendar';
import { isOpenAt, minuteAt, type Edition } from '@karvon/edition';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** The specification's promise. */
const withinMinutes = 30;

export interface PromisedCall {
  callBy: Date;
  openNow: boolean;
}

/**
 * When support will have called: within half an hour, counted from now or, when support closes before that, from the next
 * opening. Counted from the minute that clocks show: half an hour is never promised as half an hour and a bit.
 */
export function promiseCall(now: Date, support: Edition['support']): PromisedCall {
  const minute = minuteAt(support, now);
  const openNow = isOpenAt(support, minute);
  const inTime = openNow && isOpenAt(support, (minute + withinMinutes - 1) % DAY_MINUTES);
  const untilOpening = (support.opensAt - minute + DAY_MINUTES) % DAY_MINUTES;
  const from = Math.floor(now.getTime() / MINUTE_MS) + (inTime ? 0 : untilOpening);
  return { callBy: new Date((from + withinMinutes) * MINUTE_MS), openNow };
}

/** '2026-11-21T14:35:00+05:00': the moment as the edition's clock shows it. */
function localTime(moment: Date, utcOffsetMinutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = new Date(moment.getTime() + utcOffsetMinutes * MINUTE_MS);
  const sign = utcOffsetMinutes < 0 ? '-' : '+';
  const offset = Math.abs(utcOffsetMinutes);
  const zone = `${sign}${two(Math.floor(offset / 60))}:${two(offset % 60)}`;
  return `${dayAt(moment, utcOffsetMinutes)}T${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}:00${zone}`;
}

/** The promise as the visitor is told it. */
export function presentPromise(
  { callBy, openNow }: PromisedCall,
  { utcOffsetMinutes }: Edition['support'],
): CallbackPromise {
  return { callBy: localTime(callBy, utcOffsetMinutes), openNow };
}
