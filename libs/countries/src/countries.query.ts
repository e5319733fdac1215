import { listCountries, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';

/** Every country and territory, sorted by its name in the page's language; requested once per visit. */
export function countriesQuery(transport: Transport, lang: Locale) {
  return queryOptions({
    queryKey: ['countries', lang],
    queryFn: async ({ signal }) => (await listCountries(transport, { lang }, { signal })).countries,
    staleTime: Infinity,
  });
}
