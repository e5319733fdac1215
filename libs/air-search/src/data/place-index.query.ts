import { getPlaceIndex, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';
import { createLocalPlaces } from '../model/places/local-places';

/** The index of well-known places for searching in the browser; requested once, when a place field is about to be used. */
export function placeIndexQuery(transport: Transport, lang: Locale) {
  return queryOptions({
    queryKey: ['place-index', lang],
    queryFn: async ({ signal }) =>
      createLocalPlaces(await getPlaceIndex(transport, { lang }, { signal })),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
}
