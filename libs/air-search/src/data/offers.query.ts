import { isApiProblem, listAirOffers, type Transport } from '@karvon/api-client';
import type { AirOffer, AirOffersPage, Dictionary, Locale } from '@karvon/contract';
import { keepFor } from '@karvon/search-parts';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { SearchCriteria } from '../model/search/search-criteria';
import { firstOffersQuery, offersKey } from './first-offers.query';
import { freshFor } from './fresh-for';
import { searchQuery } from './search.query';

/** Everything found so far. */
export interface FoundOffers {
  offers: AirOffer[];
  dictionary: Dictionary;
  progress: number;
  sellers: AirOffersPage['sellers'];
  complete: boolean;
}

export const nothingFound: FoundOffers = {
  offers: [],
  dictionary: { carriers: {}, airports: {} },
  progress: 0,
  sellers: { answered: 0, requested: 1 },
  complete: false,
};

function add(found: FoundOffers, page: AirOffersPage): FoundOffers {
  const { progress, sellers, replaced } = page;
  const next = { ...found, progress, sellers, complete: page.status === 'complete' };
  // A response without offers returns the same objects, so that only the progress renders again.
  if (page.offers.length === 0) return next;
  return {
    ...next,
    offers: [...found.offers.filter(({ id }) => !replaced.includes(id)), ...page.offers],
    dictionary: {
      carriers: { ...found.dictionary.carriers, ...page.dictionary.carriers },
      airports: { ...found.dictionary.airports, ...page.dictionary.airports },
    },
  };
}

interface Fetching {
  signal: AbortSignal;
  client: QueryClient;
  queryKey: QueryKey;
}

const isGone = (error: unknown) => isApiProblem(error) && error.problem.code === 'search-not-found';

/**
 * The offers for these criteria as they arrive. The cache is written after every response, so the page shows each batch
 * at once. When the server no longer knows the search, it is started again, once.
 */
export function offersQuery(
  transport: Transport,
  { criteria, lang }: { criteria: SearchCriteria; lang: Locale },
) {
  async function collect(id: string, { signal, client, queryKey }: Fetching): Promise<FoundOffers> {
    const first = firstOffersQuery(transport, { id, lang });
    let page = await client.ensureQueryData(first);
    // The prefetched response serves one list: a repeated query begins anew.
    client.removeQueries(first);
    let found = add(nothingFound, page);
    while (!found.complete) {
      client.setQueryData(queryKey, found);
      page = await listAirOffers(transport, { id, lang, cursor: page.cursor }, { signal });
      found = add(found, page);
    }
    return found;
  }

  const search = searchQuery(transport, criteria);
  return queryOptions({
    queryKey: offersKey(criteria, lang),
    queryFn: async (fetching: Fetching): Promise<FoundOffers> => {
      const { client } = fetching;
      const { id } = await client.ensureQueryData(search);
      try {
        return await collect(id, fetching);
      } catch (error) {
        if (!isGone(error)) throw error;
        const next = await client.fetchQuery({ ...search, staleTime: 0 });
        return await collect(next.id, fetching);
      }
    },
    staleTime: freshFor,
    gcTime: keepFor,
  });
}

/** The cache key of the state in which the visitor left the results. */
export const resultsPlaceKey = (criteria: SearchCriteria) =>
  ['air-results-place', criteria] as const;
