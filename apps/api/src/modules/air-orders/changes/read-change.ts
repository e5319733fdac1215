import type {
  ClaimReason,
  ScheduleChange,
  ScheduleChangeKind,
  Segment,
  Slice,
} from '@karvon/contract';
import type { RefundRule } from '@karvon/edition';
import type { AirlineChange } from '@karvon/air-catalogue';

type ChangedSlices = ScheduleChange['slices'];

const MINUTE_MS = 60_000;

const flightOf = ({ flightNumber, departingAt }: Segment): string =>
  `${flightNumber} ${departingAt}`;
const isSame = (a: Slice, b: Slice): boolean =>
  a.segments.map(flightOf).join() === b.segments.map(flightOf).join();
const hasEnds = (a: Slice, b: Slice): boolean =>
  a.origin === b.origin && a.destination === b.destination;

/** The sold slice that a change is about: the one with the same flights, or else the only one between these places. */
function soldSlice(sold: readonly Slice[], before: Slice): number {
  const same = sold.findIndex((slice) => isSame(slice, before));
  if (same >= 0) return same;
  const [place, ...more] = sold.flatMap((slice, index) => (hasEnds(slice, before) ? [index] : []));
  return place === undefined || more.length > 0 ? -1 : place;
}

/**
 * The slices of an order that a change is about, as they were sold and as they are flown now. Slices that we did not sell, and
 * those that stay as they are, are left out.
 */
export function changedSlices(
  sold: readonly Slice[],
  { slices }: Pick<AirlineChange, 'slices'>,
): ChangedSlices {
  return slices.flatMap(({ before, after }) => {
    const slice = sold[soldSlice(sold, before)];
    return slice && !(after && isSame(slice, after)) ? [{ before: slice, after }] : [];
  });
}

/** The sold slices after a change that was accepted. */
export function slicesAfter(sold: readonly Slice[], changed: ChangedSlices): Slice[] {
  return sold.map((slice) => changed.find(({ before }) => isSame(before, slice))?.after ?? slice);
}

const numbersOf = ({ segments }: Slice): string =>
  segments
    .map(({ flightNumber, origin, destination }) => `${flightNumber}${origin}${destination}`)
    .join();

const departureOf = ({ segments }: Slice): number => Date.parse(segments[0]!.departingAt);
const arrivalOf = ({ segments }: Slice): number => Date.parse(segments.at(-1)!.arrivingAt);

/** `delayed`: the same flights, none of them departing earlier. */
export function kindOf(changed: ChangedSlices): ScheduleChangeKind {
  if (changed.some(({ after }) => after === null)) return 'cancelled';
  const isLater = changed.every(
    ({ before, after }) =>
      numbersOf(before) === numbersOf(after!) && departureOf(before) <= departureOf(after!),
  );
  return isLater ? 'delayed' : 'moved';
}

/** By how many minutes departure or arrival moved, whichever is more. */
export function minutesMoved(changed: ChangedSlices): number {
  const minutes = changed.flatMap(({ before, after }) =>
    after ? [departureOf(after) - departureOf(before), arrivalOf(after) - arrivalOf(before)] : [],
  );
  return Math.max(0, ...minutes.map((each) => Math.abs(each) / MINUTE_MS));
}

/** Whether the airline's own records and the rule in force give all the money back without a check by a person. */
export function isRefundedWhole(
  changed: ChangedSlices,
  { forcedDelayMinutes }: Pick<RefundRule, 'forcedDelayMinutes'>,
): boolean {
  if (changed.length === 0) return false;
  if (kindOf(changed) === 'cancelled') return true;
  return forcedDelayMinutes !== null && minutesMoved(changed) > forcedDelayMinutes;
}

/** The reason with which a refund is requested after a change. */
export const refundReasons: Record<ScheduleChangeKind, ClaimReason> = {
  cancelled: 'flight-cancelled',
  delayed: 'flight-delayed',
  moved: 'schedule-changed',
};
