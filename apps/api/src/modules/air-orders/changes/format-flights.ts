import type { Locale, Slice } from '@karvon/contract';
import { formatDay } from '../../documents/format';

/** 'HY 601, 10 декабря 2026 г., 10:30–13:05': the flights of a slice with the local times of its ends. */
export function formatFlights({ segments }: Slice, lang: Locale): string {
  const [first, last] = [segments[0]!, segments.at(-1)!];
  const flights = segments.map(({ flightNumber }) => flightNumber).join(', ');
  const time = (local: string) => local.slice(11, 16);
  return `${flights}, ${formatDay(first.departingAt.slice(0, 10), lang)}, ${time(first.departingAt)}–${time(last.arrivingAt)}`;
}
