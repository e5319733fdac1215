import {
  carriedPlaceCodes,
  parseCriteria,
  placeCodes,
  placeQuery,
  searchQuery,
} from '@karvon/air-search';
import type { Prefetch } from './prefetch';

/** Starts the search in the address and requests the names of its places; without a search, the name of the home city. */
export const prefetchSearch: Prefetch = (requested) => {
  const { url, locale, transport, queryClient, homeCity, forms = {} } = requested;
  const criteria = parseCriteria(url.searchParams);
  const begun = criteria ? placeCodes(criteria) : homeCity ? [homeCity] : [];
  const codes = [...new Set([...begun, ...carriedPlaceCodes(forms)])];
  return Promise.all([
    criteria && queryClient.prefetchQuery(searchQuery(transport, criteria)),
    ...codes.map((code) =>
      queryClient.prefetchQuery(placeQuery(transport, { code, lang: locale })),
    ),
  ]);
};
