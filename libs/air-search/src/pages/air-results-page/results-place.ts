import type { VirtualItem } from '@tanstack/react-virtual';
import type { QueryClient } from '@tanstack/react-query';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { nothingShown, type Hold } from '../../model/offers/held-offers';

/** How a visitor left the results for an offer's page, to find them the same on Back. */
export interface ResultsPlace {
  hold: Hold;
  heights: VirtualItem[];
}

const keyOf = (criteria: SearchCriteria) => ['air-results-place', criteria];
const untouched: ResultsPlace = { hold: nothingShown, heights: [] };

export function recallPlace(client: QueryClient, criteria: SearchCriteria): ResultsPlace {
  return client.getQueryData<ResultsPlace>(keyOf(criteria)) ?? untouched;
}

export function rememberPlace(
  client: QueryClient,
  criteria: SearchCriteria,
  change: Partial<ResultsPlace>,
): void {
  client.setQueryData<ResultsPlace>(keyOf(criteria), (before = untouched) => ({
    ...before,
    ...change,
  }));
}
