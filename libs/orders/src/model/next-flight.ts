import type { AirOrder, Segment, Slice } from '@karvon/contract';
import { isNear, isReturning, minutesTo } from '@karvon/order-parts';

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
    const near = departed || isNear(minutesLeft);
    return near ? { slice, segment, index, departed, minutesLeft } : null;
  }
  return null;
}

/** The local time so many minutes before another, both with the offset of the later one. */
export function localTimeBefore(localTime: string, minutes: number): string {
  const clock = Date.parse(`${localTime.slice(0, 16)}Z`) - minutes * 60_000;
  return `${new Date(clock).toISOString().slice(0, 16)}${localTime.slice(16)}`;
}
