import { useEffect, useMemo, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useLocale } from '@karvon/i18n';
import { late } from '@karvon/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { ResultsSkeleton } from '../../components/results-skeleton/results-skeleton';
import { offersQuery } from '../../data/offers.query';
import { recentSearches } from '../../model/search/recent-searches';
import { moveOn, searchText, type SearchCriteria } from '../../model/search/search-criteria';

const Search = late(async () => (await import('./search')).Search, <ResultsSkeleton ways={1} />);

/** For who comes from another page of ours: the search is there at once. */
export const loadAirResults = Search.load;

export interface AirResultsPageProps {
  criteria: SearchCriteria;
  edition: Edition;
  /** Today on the edition's clock. */
  today: PlainDate;
}

/** The same object for the same search: filters and orders change the address too, and must not render every card again. */
function useSteadyCriteria(criteria: SearchCriteria): SearchCriteria {
  const [steady, setSteady] = useState(criteria);
  if (searchText(steady) === searchText(criteria)) return steady;
  setSteady(criteria);
  return criteria;
}

/** The results of a search. They are asked for while the code that shows them is on its way. */
export function AirResultsPage({ today, edition, ...props }: AirResultsPageProps) {
  const lang = useLocale();
  const transport = useTransport();
  const client = useQueryClient();
  // A link with past days leads to the same weekdays of a coming week.
  const requested = useSteadyCriteria(props.criteria);
  const criteria = useMemo(() => moveOn(requested, today), [requested, today]);
  useEffect(() => recentSearches.remember(criteria, today), [criteria, today]);
  useEffect(
    () => void client.prefetchQuery(offersQuery(transport, { criteria, lang })),
    [client, transport, criteria, lang],
  );
  return <Search {...{ criteria, requested, edition, today }} />;
}
