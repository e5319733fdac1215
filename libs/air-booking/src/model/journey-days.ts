import type { PlainDate } from '@karvon/calendar';
import type { AirOfferDetail, Slice } from '@karvon/contract';
import type { Journey } from './document-advice';

/** Local days for rules: when the last flight departs and when it lands. */
export function journeyDays(slices: readonly Slice[]): {
  lastFlight: PlainDate;
  lastArrival: PlainDate;
} {
  const last = slices.at(-1)!.segments.at(-1)!;
  return { lastFlight: last.departingAt.slice(0, 10), lastArrival: last.arrivingAt.slice(0, 10) };
}

/** The facts for rules of documents; an airport that is missing from the dictionary has no country. */
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
