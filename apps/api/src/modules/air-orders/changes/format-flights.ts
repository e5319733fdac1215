import { daysBetween } from '@karvon/calendar';
import type { Locale, Slice } from '@karvon/contract';
import { formatDay } from '../../documents/format';

/** 'HY 601, 10 декабря 2026 г., 10:30–13:05': the flights of a slice with the local times of its ends; '01:20 (+1)' is the next day. */
export function formatFlights({ segments }: Slice, lang: Locale): string {
  const { departingAt } = segments[0]!;
  const { arrivingAt } = segments.at(-1)!;
  const flights = segments.map(({ flightNumber }) => flightNumber).join(', ');
  const [day, time] = [
    (local: string) => local.slice(0, 10),
    (local: string) => local.slice(11, 16),
  ];
  const shift = daysBetween(day(departingAt), day(arrivingAt));
  const later = shift === 0 ? '' : ` (${shift > 0 ? '+' : ''}${shift})`;
  return `${flights}, ${formatDay(day(departingAt), lang)}, ${time(departingAt)}–${time(arrivingAt)}${later}`;
}
