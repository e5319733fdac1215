import { listAirOffers, type Transport } from '@karvon/api-client';
import type { AirOffer, AirOffersPage, Dictionary, Locale } from '@karvon/contract';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Everything found so far. */
export interface FoundOffers {
  offers: AirOffer[];
  dictionary: Dictionary;
  progress: number;
  complete: boolean;
}

const nothing: FoundOffers = {
  offers: [],
  dictionary: { carriers: {}, airports: {} },
  progress: 0,
  complete: false,
};

function add(found: FoundOffers, page: AirOffersPage): FoundOffers {
  return {
    offers: page.offers.length > 0 ? [...found.offers, ...page.offers] : found.offers,
    dictionary: {
      carriers: { ...found.dictionary.carriers, ...page.dictionary.carriers },
      airports: { ...found.dictionary.airports, ...page.dictionary.airports },
    },
    progress: page.progress,
    complete: page.status === 'complete',
  };
}

interface Fetching {
  signal: AbortSignal;
  client: QueryClient;
  queryKey: QueryKey;
}

/** The offers of a search as they come in: the cache is written after every answer, so the page shows each batch at once. */
export function offersQuery(transport: Transport, search: { id: string; lang: Locale }) {
  const { id, lang } = search;
  return queryOptions({
    queryKey: ['air-offers', search],
    queryFn: async ({ signal, client, queryKey }: Fetching): Promise<FoundOffers> => {
      let found = nothing;
      let cursor: string | undefined;
      while (!found.complete) {
        const page = await listAirOffers(transport, { id, lang, cursor }, { signal });
        found = add(found, page);
        cursor = page.cursor;
        if (!found.complete) client.setQueryData(queryKey, found);
      }
      return found;
    },
    staleTime: 25 * 60_000,
  });
}
