import { listPopularHotelCities, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { keepFor } from '@karvon/search-parts';
import { queryOptions } from '@tanstack/react-query';
import { freshFor } from './fresh-for';

/** Popular cities with prices; the server may have to request the prices first. */
export function popularCitiesQuery(transport: Transport, { lang }: { lang: Locale }) {
  return queryOptions({
    queryKey: ['popular-hotel-cities', lang],
    queryFn: async ({ signal }) =>
      (await listPopularHotelCities(transport, { lang }, { signal })).cities,
    staleTime: freshFor,
    gcTime: keepFor,
  });
}
