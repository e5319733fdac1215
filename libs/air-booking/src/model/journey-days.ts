import type { PlainDate } from '@karvon/calendar';
import type { AirOfferDetail, Slice } from '@karvon/contract';
import type { Journey } from './document-advice';

/** Local days that rules count from: when the last flight leaves and when it lands. */
export function journeyDays(slices: readonly Slice[]): {
  lastFlight: PlainDate;
  lastArrival: PlainDate;
} {
  const last = slices.at(-1)!.segments.at(-1)!;
  return { lastFlight: last.departingAt.slice(0, 10), lastArrival: last.arrivingAt.slice(0, 10) };
}

/** What documents are judged by; an airport without a name says nothing of its country. */
export function journeyOf({
  slices,
  dictionary,
}: Pick<AirOfferDetail, 'slices' | 'dictionary'>): Journey {
  const codes = slices.flatMap(({ segments }) =>
    segments.flatMap(({ origin, destination }) => [origin, destination]),
  );
  const countries = codes.flatMap((code) => dictionary.airports[code]?.country ?? []);
  return { countries: [...new Set(countries)], ...journeyDays(slices) };
}
