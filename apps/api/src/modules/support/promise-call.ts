import type { CallbackPromise } from '@karvon/contract';
import { isOpenAt, minuteAt, type Edition } from '@karvon/edition';
import { localTime } from '../../local-time';

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

/** The promise as the visitor is told it. */
export function presentPromise(
  { callBy, openNow }: PromisedCall,
  { utcOffsetMinutes }: Edition['support'],
): CallbackPromise {
  return { callBy: localTime(callBy, utcOffsetMinutes), openNow };
}
