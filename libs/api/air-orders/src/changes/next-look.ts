import type { Slice } from '@karvon/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait for the next look, by the hours left until a departure: the nearer, the shorter. */
const waits: readonly { within: number; wait: number }[] = [
  { within: 6, wait: 15 * MINUTE_MS },
  { within: 48, wait: HOUR_MS },
  { within: 168, wait: 6 * HOUR_MS },
  { within: Infinity, wait: 24 * HOUR_MS },
];

/** When the airline is next asked whether these flights are as they were sold; null once the last one has departed. */
export function nextLook(slices: readonly Slice[], now: Date): Date | null {
  const ahead = slices
    .map(({ segments }) => Date.parse(segments[0]!.departingAt))
    .filter((departure) => departure > now.getTime());
  if (ahead.length === 0) return null;
  const hours = (Math.min(...ahead) - now.getTime()) / HOUR_MS;
  const { wait } = waits.find(({ within }) => hours <= within)!;
  return new Date(now.getTime() + wait);
}
