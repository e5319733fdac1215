import { useEffect, useMemo, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { late } from '@karvon/ui-kit';
import { ResultsSkeleton } from '../../components/results-skeleton/results-skeleton';
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

/**
 * The results of a search. Nothing is put into the cache before their part is awake: it would differ from the server's HTML.
 */
export function AirResultsPage({ today, edition, ...props }: AirResultsPageProps) {
  // A link with past days leads to the same weekdays of a coming week.
  const requested = useSteadyCriteria(props.criteria);
  const criteria = useMemo(() => moveOn(requested, today), [requested, today]);
  useEffect(() => recentSearches.remember(criteria, today), [criteria, today]);
  return <Search {...{ criteria, requested, edition, today }} />;
}
