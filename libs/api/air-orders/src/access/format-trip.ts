import type { Dictionary, Locale, Slice } from '@karvon/contract';
import { formatDays } from '@karvon/order-ground/documents/format';

/** 'Москва — Стамбул — Москва, 18–25 декабря 2026 г.': the cities, the days of the first and of the last departure. */
export function formatTrip(
  slices: readonly Slice[],
  airports: Dictionary['airports'],
  lang: Locale,
): string {
  const ends = [slices[0]!.origin, ...slices.map(({ destination }) => destination)];
  const dayOf = ({ segments }: Slice) => segments[0]!.departingAt.slice(0, 10);
  const days = formatDays(dayOf(slices[0]!), dayOf(slices.at(-1)!), lang);
  return `${ends.map((code) => airports[code]?.city ?? code).join(' — ')}, ${days}`;
}
