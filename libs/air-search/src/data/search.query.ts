import { createAirSearch, type Transport } from '@karvon/api-client';
import { keepFor } from '@karvon/search-parts';
import { queryOptions } from '@tanstack/react-query';
import { searchRequest, type SearchCriteria } from '../model/search/search-criteria';
import { freshFor } from './fresh-for';

/** A running search for these criteria. Loaders start it, so that results are on their way before the page's code is. */
export function searchQuery(transport: Transport, criteria: SearchCriteria) {
  return queryOptions({
    queryKey: ['air-search', criteria],
    queryFn: ({ signal }) => createAirSearch(transport, searchRequest(criteria), { signal }),
    // The same criteria keep their search while it lives; the offers say when it is gone.
    staleTime: freshFor,
    gcTime: keepFor,
  });
}
