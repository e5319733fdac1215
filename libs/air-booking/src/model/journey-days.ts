import type { PlainDate } from '@karvon/calendar';
import type { Slice } from '@karvon/contract';

/** Local days that rules count from: when the last flight leaves and when it lands. */
export function journeyDays(slices: readonly Slice[]): {
  lastFlight: PlainDate;
  lastArrival: PlainDate;
} {
  const last = slices.at(-1)!.segments.at(-1)!;
  return { lastFlight: last.departingAt.slice(0, 10), lastArrival: last.arrivingAt.slice(0, 10) };
}
