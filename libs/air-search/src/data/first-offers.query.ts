import { listAirOffers, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';
import type { SearchCriteria } from '../model/search/search-criteria';

/** Where the list of offers is cached. */
export const offersKey = (criteria: SearchCriteria, lang: Locale) =>
  ['air-offers', criteria, lang] as const;

/** The first response of a search's offers. The page asks for it while the code of the list is on its way. */
export function firstOffersQuery(transport: Transport, { id, lang }: { id: string; lang: Locale }) {
  return queryOptions({
    queryKey: ['first-air-offers', id, lang],
    queryFn: ({ signal }) => listAirOffers(transport, { id, lang }, { signal }),
  });
}
