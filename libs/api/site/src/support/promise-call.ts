import type { CallbackPromise } from '@karvon/contract';
import { isOpenAt, minuteAt, type Edition } from '@karvon/edition';
import { localTime } from '@karvon/platform/local-time';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** The promise in the specification. */
const withinMinutes = 30;

export interface PromisedCall {
  callBy: Date;
  openNow: boolean;
}

/**
 * The latest moment of the call: half an hour from now or, if support closes before that, from the next opening. Seconds are
 * cut off, so that the promise is never longer than half an hour.
 */
export function promiseCall(now: Date, support: Edition['support']): PromisedCall {
  const minute = minuteAt(support, now);
  const openNow = isOpenAt(support, minute);
  const inTime = openNow && isOpenAt(support, (minute + withinMinutes - 1) % DAY_MINUTES);
  const untilOpening = (support.opensAt - minute + DAY_MINUTES) % DAY_MINUTES;
  const from = Math.floor(now.getTime() / MINUTE_MS) + (inTime ? 0 : untilOpening);
  return { callBy: new Date((from + withinMinutes) * MINUTE_MS), openNow };
}

/** The promise as the visitor reads it. */
export function presentPromise(
  { callBy, openNow }: PromisedCall,
  { utcOffsetMinutes }: Edition['support'],
): CallbackPromise {
  return { callBy: localTime(callBy, utcOffsetMinutes), openNow };
}
