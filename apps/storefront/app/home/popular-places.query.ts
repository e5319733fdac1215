import { searchPlaces, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

const dayMs = 24 * 60 * 60 * 1000;

/** Where people fly most, as the API knows; the visitor's own city among them. */
export function popularPlacesQuery(transport: Transport, lang: Locale) {
  return queryOptions({
    queryKey: ['popular-places', lang],
    queryFn: ({ signal }) => searchPlaces(transport, { query: '', lang, limit: 20 }, { signal }),
    staleTime: dayMs,
  });
}
