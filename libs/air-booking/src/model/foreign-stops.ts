import type { AirOfferDetail } from '@karvon/contract';

/** Names of the other countries where a trip within one country stops; empty for every other trip. */
export function foreignStops({
  slices,
  dictionary: { airports },
}: Pick<AirOfferDetail, 'slices' | 'dictionary'>): string[] {
  const ends = slices.flatMap(({ segments }) => [
    segments[0]!.origin,
    segments.at(-1)!.destination,
  ]);
  const home = airports[ends[0]!]?.country;
  if (!home || ends.some((code) => airports[code]?.country !== home)) return [];
  const names = slices.flatMap(({ segments }) =>
    segments.flatMap(({ destination }) => {
      const { country, countryName } = airports[destination] ?? {};
      return country === home ? [] : (countryName ?? []);
    }),
  );
  return [...new Set(names)];
}
