import { createAirSearch, type Transport } from '@karvon/api-client';
import { keepFor } from '@karvon/search-parts';
import { queryOptions } from '@tanstack/react-query';
import { searchRequest, type SearchCriteria } from '../model/search/search-criteria';
import { freshFor } from './fresh-for';

/** A running search for these criteria. Loaders start it, so that it runs before the page's code has loaded. */
export function searchQuery(transport: Transport, criteria: SearchCriteria) {
  return queryOptions({
    queryKey: ['air-search', criteria],
    queryFn: ({ signal }) => createAirSearch(transport, searchRequest(criteria), { signal }),
    // The same criteria use the same search until it ends; the query of the offers notices the end.
    staleTime: freshFor,
    gcTime: keepFor,
  });
}
