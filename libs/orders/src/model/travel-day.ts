import type { AirOrder, HotelOrder, Segment, Slice } from '@karvon/contract';
import { isReturning } from './shown-status';

/** How long before a departure or a check-in the page is about the day of travel. */
const hoursAhead = 48;
const minute = 60_000;

/** The flight that is next, or in the air by the schedule. */
export interface NextFlight {
  slice: Slice;
  segment: Segment;
  /** Its place in the slice. */
  index: number;
  /** True from the scheduled departure to the scheduled arrival. */
  departed: boolean;
  /** To the departure; once departed, to the arrival. */
  minutesLeft: number;
}

type AirFacts = Pick<
  AirOrder,
  'status' | 'tickets' | 'slices' | 'passengers' | 'refund' | 'scheduleChange'
>;

const minutesTo = (at: string, now: number) => Math.ceil((Date.parse(at) - now) / minute);

/**
 * True when the flights of an order are certain: valid tickets that nobody is giving back, and no change of the airline that the
 * visitor has not accepted. One that ended otherwise leaves open which flights are flown.
 */
function isCertain(order: AirFacts): boolean {
  const { status, tickets, scheduleChange: change } = order;
  const settled = change === null || change.state === 'accepted';
  return status === 'paid' && tickets === 'ready' && settled && !isReturning(order);
}

/** The next flight of an order when it is near enough; null when there is none, or when it is not certain. */
export function nextFlight(order: AirFacts, now: number): NextFlight | null {
  if (!isCertain(order)) return null;
  const flown = order.slices.filter((_, slice) =>
    order.passengers.some(({ returned }) => !returned.includes(slice)),
  );
  for (const slice of flown) {
    const index = slice.segments.findIndex(({ arrivingAt }) => Date.parse(arrivingAt) > now);
    const segment = slice.segments[index];
    if (!segment) continue;
    const departed = Date.parse(segment.departingAt) <= now;
    const minutesLeft = minutesTo(departed ? segment.arrivingAt : segment.departingAt, now);
    const near = departed || minutesLeft <= hoursAhead * 60;
    return near ? { slice, segment, index, departed, minutesLeft } : null;
  }
  return null;
}

/** A stay that begins soon, has begun or ends soon. */
export interface NearStay {
  /** True from the hour of the check-in. */
  begun: boolean;
  /** To the check-in; once it has begun, to the check-out. */
  minutesLeft: number;
}

/** The stay of a confirmed order when it is near enough; null before that and after its check-out. */
export function nearStay(
  { status, checkInAt, checkOutAt }: Pick<HotelOrder, 'status' | 'checkInAt' | 'checkOutAt'>,
  now: number,
): NearStay | null {
  if (status !== 'finished' || Date.parse(checkOutAt) <= now) return null;
  const begun = Date.parse(checkInAt) <= now;
  const minutesLeft = minutesTo(begun ? checkOutAt : checkInAt, now);
  return begun || minutesLeft <= hoursAhead * 60 ? { begun, minutesLeft } : null;
}

/** The local time so many minutes before another, both with the offset of the later one. */
export function localTimeBefore(localTime: string, minutes: number): string {
  const clock = Date.parse(`${localTime.slice(0, 16)}Z`) - minutes * minute;
  return `${new Date(clock).toISOString().slice(0, 16)}${localTime.slice(16)}`;
}

/** How a local time with its offset is called at a moment by the clock of its place. */
export function dayWord(localTime: string, now: number): 'today' | 'tomorrow' | 'other' {
  const midnight = Date.parse(`${localTime.slice(0, 10)}T00:00:00${localTime.slice(19)}`);
  const day = 24 * 60 * minute;
  if (now >= midnight && now < midnight + day) return 'today';
  return now < midnight && now >= midnight - day ? 'tomorrow' : 'other';
}
