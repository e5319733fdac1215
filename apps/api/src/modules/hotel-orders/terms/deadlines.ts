import type { Cancellation } from '@karvon/contract';
import type { Edition } from '@karvon/edition';

const minute = 60_000;
const hour = 60 * minute;
/** In minutes. */
const day = 24 * 60;

/** How long a room is held that costs us money from the booking on. */
const shortHoldMs = 20 * minute;
const answerMs = { requested: 24 * hour, 'waiting-list': 72 * hour } as const;

const earliest = (...moments: number[]) => new Date(Math.min(...moments));

/**
 * Until when an unpaid room is held: the edition's time, but not past the moment when cancelling begins to cost, and never
 * less than a payment takes.
 */
export function payBefore(
  { freeUntil }: Pick<Cancellation, 'freeUntil'>,
  { now, holdMinutes, arrivalEnds }: { now: Date; holdMinutes: number; arrivalEnds: Date },
): Date {
  const least = now.getTime() + shortHoldMs;
  const free = freeUntil === null ? least : Math.max(least, Date.parse(freeUntil));
  return earliest(now.getTime() + holdMinutes * minute, free, arrivalEnds.getTime());
}

/**
 * The deadline to pay for a room that its hotel has confirmed on request. The guest may have left the page by then, so the deadline is
 * hours away and never at night. It may be later than the end of free cancellation, which the guest accepted with the request.
 */
export function payRequestBefore(
  { roomRequests, support }: Pick<Edition, 'roomRequests' | 'support'>,
  { now, arrivalEnds }: { now: Date; arrivalEnds: Date },
): Date {
  const { payHours, nightBegins, nightEnds } = roomRequests;
  const offset = support.utcOffsetMinutes;
  const due = now.getTime() + payHours * hour;
  const clock = (Math.floor(due / minute) + offset) % day;
  const untilMorning = (nightEnds - clock + day) % day;
  const isNight = clock > nightBegins || clock < nightEnds;
  return earliest(isNight ? due + untilMorning * minute : due, arrivalEnds.getTime());
}

/** Until when a hotel may answer a request for a room; then the order is given up. */
export function answerBy(
  state: keyof typeof answerMs,
  { now, arrivalEnds }: { now: Date; arrivalEnds: Date },
): Date {
  return earliest(now.getTime() + answerMs[state], arrivalEnds.getTime());
}

/** 1, 2, 4 … minutes, at most a quarter of an hour apart. */
export const pollDelayMs = (polls: number) => Math.min(15, 2 ** polls) * minute;
