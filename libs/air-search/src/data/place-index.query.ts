import { getPlaceIndex, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';
import { createLocalPlaces } from '../model/places/local-places';

/** The well-known places, ready to be searched in the browser; asked for once, when somebody means to use a place field. */
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
