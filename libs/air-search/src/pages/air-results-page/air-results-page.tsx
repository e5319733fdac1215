import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useLocale } from '@karvon/i18n';
import { late } from '@karvon/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { ResultsSkeleton } from '../../components/results-skeleton/results-skeleton';
import { firstOffersQuery, offersKey } from '../../data/first-offers.query';
import { searchQuery } from '../../data/search.query';
import { recentSearches } from '../../model/search/recent-searches';
import { moveOn, searchText, type SearchCriteria } from '../../model/search/search-criteria';

const Search = late(async () => (await import('./search')).Search, <ResultsSkeleton ways={1} />);

/** For client navigation: the search is rendered at once. */
export const loadAirResults = Search.load;

export interface AirResultsPageProps {
  criteria: SearchCriteria;
  edition: Edition;
  /** Today on the edition's clock. */
  today: PlainDate;
  /** The head of the page; it renders with the search, whose words are its title. */
  Head?: ComponentType<{ title: string }>;
}

/** A stable object for the same search: filters and orders change the address too, and must not render every card again. */
function useSteadyCriteria(criteria: SearchCriteria): SearchCriteria {
  const [steady, setSteady] = useState(criteria);
  if (searchText(steady) === searchText(criteria)) return steady;
  setSteady(criteria);
  return criteria;
}

/**
 * In a new document the list is not hydrated yet: meanwhile its first offers and the code of its cards are requested. The offers
 * are a query of their own, because a list in the cache before hydration would differ from the server's HTML.
 */
function useHeadStart(criteria: SearchCriteria): void {
  const lang = useLocale();
  const transport = useTransport();
  const client = useQueryClient();
  useEffect(() => {
    // A part that fails to load is loaded again where it is rendered.
    import('../../components/offer-list/offer-list').catch(() => undefined);
    const search = client.getQueryData(searchQuery(transport, criteria).queryKey);
    const begun = client.getQueryState(offersKey(criteria, lang));
    if (search && !begun)
      void client.prefetchQuery(firstOffersQuery(transport, { id: search.id, lang }));
  }, [client, transport, criteria, lang]);
}

/** The results of a search. */
export function AirResultsPage({ today, edition, Head, ...props }: AirResultsPageProps) {
  // A link with past days leads to the same weekdays of a coming week.
  const requested = useSteadyCriteria(props.criteria);
  const criteria = useMemo(() => moveOn(requested, today), [requested, today]);
  useHeadStart(criteria);
  useEffect(() => recentSearches.remember(criteria, today), [criteria, today]);
  return <Search {...{ criteria, requested, edition, today, Head }} />;
}
