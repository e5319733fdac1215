import { useDeferredValue, useMemo } from 'react';
import { useTransport } from '@karvon/api-client';
import { useLocale } from '@karvon/i18n';
import { skipToken, useQuery } from '@tanstack/react-query';
import { nothingFound, offersQuery } from '../../data/offers.query';
import { previewKey } from '../../data/offers-preview.query';
import { offerFacts } from '../../model/offers/offer-facts';
import type { OffersPreview } from '../../model/results/offers-preview';
import type { ResultsView } from '../../model/results/results-view';
import type { SearchCriteria } from '../../model/search/search-criteria';

/**
 * The offers of a search: the preview in the server's HTML until the first response. A preview belongs to one view, so another
 * order or filter has none.
 */
export function useFoundOffers(criteria: SearchCriteria, view: ResultsView) {
  const lang = useLocale();
  const query = useQuery(offersQuery(useTransport(), { criteria, lang }));
  // Rendering all offers takes a slow phone a tenth of a second. Deferred, it runs in slices, and clicks come first.
  const data = useDeferredValue(query.data);
  const previewed = useQuery<OffersPreview | null>({
    queryKey: previewKey({ criteria, lang, view }),
    queryFn: skipToken,
  });
  const preview = (!data && previewed.data) || null;
  const { offers, ...response } = data ?? preview ?? nothingFound;
  const found = useMemo(() => offers.map(offerFacts), [offers]);
  const arrived = data
    ? { count: found.length, complete: response.complete }
    : { count: 0, complete: false };
  return { query, preview, found, arrived, ...response };
}
