import { searchHotels, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { keepFor } from '@karvon/search-parts';
import { queryOptions } from '@tanstack/react-query';
import { searchRequest, type HotelCriteria } from '../model/hotel-criteria';
import { firstHotels } from '../model/hotel-list';
import type { ListView } from '../model/list-view';
import { freshFor } from './fresh-for';

interface Requested {
  criteria: HotelCriteria;
  lang: Locale;
}

/** All hotels of a city for a stay: filters, orders and the map work on them. */
export function hotelsQuery(transport: Transport, { criteria, lang }: Requested) {
  return queryOptions({
    queryKey: ['hotels', criteria, lang],
    queryFn: ({ signal }) => searchHotels(transport, searchRequest(criteria, lang), { signal }),
    staleTime: freshFor,
    gcTime: keepFor,
    // Comparing half a megabyte with the former response would cost too much.
    structuralSharing: false,
  });
}

/**
 * The first page of the list, for the server: the HTML contains only what a visitor sees at once. The browser then
 * requests all hotels.
 */
export function firstHotelsQuery(
  transport: Transport,
  { criteria, lang, view }: Requested & { view: ListView },
) {
  return queryOptions({
    queryKey: ['first-hotels', criteria, lang],
    queryFn: async ({ signal }) =>
      firstHotels(await searchHotels(transport, searchRequest(criteria, lang), { signal }), view),
    staleTime: Infinity,
    gcTime: keepFor,
  });
}
