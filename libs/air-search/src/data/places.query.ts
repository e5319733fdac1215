import { getPlace, searchPlaces, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** Places that match the typed text and places near the first of them; popular ones for an empty text. */
export function placesQuery(
  transport: Transport,
  { query, lang }: { query: string; lang: Locale },
) {
  return queryOptions({
    queryKey: ['places', lang, query.trim().toLowerCase()],
    queryFn: ({ signal }) => searchPlaces(transport, { query: query.trim(), lang }, { signal }),
    staleTime: Infinity,
  });
}

/** One place by its code, for links that contain only codes. */
export function placeQuery(transport: Transport, { code, lang }: { code: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['place', lang, code],
    queryFn: ({ signal }) => getPlace(transport, { code, lang }, { signal }),
    staleTime: Infinity,
  });
}
