import { listAirOffers, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';
import type { SearchCriteria } from '../model/search/search-criteria';

/** The cache key of the first offers. */
export const offersKey = (criteria: SearchCriteria, lang: Locale) =>
  ['air-offers', criteria, lang] as const;

/** The first response of a search's offers. The page requests it while the code of the list loads. */
export function firstOffersQuery(transport: Transport, { id, lang }: { id: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['first-air-offers', id, lang],
    queryFn: ({ signal }) => listAirOffers(transport, { id, lang }, { signal }),
  });
}
