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

/** Where a preview is cached. */
export const previewKey = ({ criteria, lang, view }: Previewed) =>
  ['air-offers-preview', criteria, lang, viewQuery(view)] as const;

/** Cards in the HTML are a favour: the page does not wait for them. */
const patienceMs = 300;

/**
 * The first cards of a search that others began before, for the server: its HTML shows them at once. The browser then asks for all
 * offers. Null where none is there yet.
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
