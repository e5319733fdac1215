import { getPlace, searchPlaces, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Places for what is typed; popular ones for nothing. The last answer stays until the next, so the list never blinks. */
export function placesQuery(
  transport: Transport,
  { query, lang }: { query: string; lang: Locale },
) {
  return queryOptions({
    queryKey: ['places', lang, query.trim().toLowerCase()],
    queryFn: async ({ signal }) =>
      (await searchPlaces(transport, { query: query.trim(), lang }, { signal })).places,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** One place by its code, for links that name only codes. */
export function placeQuery(transport: Transport, { code, lang }: { code: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['place', lang, code],
    queryFn: ({ signal }) => getPlace(transport, { code, lang }, { signal }),
    staleTime: Infinity,
  });
}
