import {
  carriedPlaceCodes,
  loadAirResults,
  parseCriteria,
  placeCodes,
  placeQuery,
  searchQuery,
} from '@karvon/air-search';
import type { Prefetch } from './prefetch';

/**
 * Starts the search in the address, requests the names of its places and loads what shows them; without a search, the name of the
 * home city.
 */
export const prefetchSearch: Prefetch = (requested) => {
  const { url, locale, transport, queryClient, homeCity, forms = {} } = requested;
  const criteria = parseCriteria(url.searchParams);
  const begun = criteria ? placeCodes(criteria) : homeCity ? [homeCity] : [];
  const codes = [...new Set([...begun, ...carriedPlaceCodes(forms)])];
  return Promise.all([
    criteria && !import.meta.env.SSR && loadAirResults(),
    criteria && queryClient.prefetchQuery(searchQuery(transport, criteria)),
    ...codes.map((code) =>
      queryClient.prefetchQuery(placeQuery(transport, { code, lang: locale })),
    ),
  ]);
};
