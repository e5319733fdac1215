import { listAirOffers, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { keepFor } from '@karvon/search-parts';
import { queryOptions } from '@tanstack/react-query';
import { offersPreview, type OffersPreview } from '../model/results/offers-preview';
import { viewQuery, type ResultsView } from '../model/results/results-view';
import type { SearchCriteria } from '../model/search/search-criteria';

export interface Previewed {
  criteria: SearchCriteria;
  lang: Locale;
  view: ResultsView;
}

/** The cache key of a preview. */
export const previewKey = ({ criteria, lang, view }: Previewed) =>
  ['air-offers-preview', criteria, lang, viewQuery(view)] as const;

/** Cards in the HTML are optional: the page does not wait longer for them. */
const patienceMs = 300;

/**
 * The first cards of a search that others began before, for the server's HTML. The browser then requests all offers. Null without
 * results.
 * @param id of the search
 * @param share makes a preview once for many visitors of the same search
 */
export function offersPreviewQuery(
  transport: Transport,
  { id, ...previewed }: Previewed & { id: string },
  share: (name: string, make: () => Promise<OffersPreview | null>) => Promise<OffersPreview | null>,
) {
  const { lang, view } = previewed;
  async function preview() {
    const signal = AbortSignal.timeout(patienceMs);
    return offersPreview(await listAirOffers(transport, { id, lang, wait: '0' }, { signal }), view);
  }
  return queryOptions({
    queryKey: previewKey(previewed),
    queryFn: () => share(JSON.stringify([id, lang, viewQuery(view)]), preview),
    staleTime: Infinity,
    gcTime: keepFor,
  });
}
