import { findHotelLocations, suggestHotels, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** Popular places, the home city first. */
export function popularLocationsQuery(transport: Transport, { lang }: { lang: Locale }) {
  return queryOptions({
    queryKey: ['hotel-locations', lang],
    queryFn: async ({ signal }) => {
      const requested = { Name: '', Language: lang };
      return (await findHotelLocations(transport, requested, { signal })).locations;
    },
    staleTime: Infinity,
  });
}

/** Places with hotels and what is in them, for what was typed. */
export function suggestionsQuery(
  transport: Transport,
  { text, lang }: { text: string; lang: Locale },
) {
  const query = text.trim();
  return queryOptions({
    queryKey: ['hotel-suggestions', lang, query.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await suggestHotels(transport, { query, lang }, { signal })).suggestions,
    enabled: query !== '',
    staleTime: Infinity,
  });
}

/** One place by its code, for links that name only codes; null when there is no such place. */
export function locationQuery(
  transport: Transport,
  { code, lang }: { code: string | null; lang: Locale },
) {
  return queryOptions({
    queryKey: ['hotel-location', lang, code],
    queryFn: code
      ? async ({ signal }) => {
          const requested = { Name: '', Code: code, Language: lang };
          return (await findHotelLocations(transport, requested, { signal })).locations[0] ?? null;
        }
      : skipToken,
    staleTime: Infinity,
  });
}
