import { useCallback, useMemo, useState } from 'react';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useQueryClient } from '@tanstack/react-query';
import { resultsPlaceKey } from '../../data/offers.query';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { nothingShown, type Hold } from '../../model/offers/held-offers';

/** The state in which a visitor left the results for an offer's page; Back restores it. */
interface ResultsPlace {
  hold: Hold;
  heights: VirtualItem[];
}

const untouched: ResultsPlace = { hold: nothingShown, heights: [] };

/** The state of a search's results when the visitor left them; `remember` updates it. */
export function useResultsPlace(criteria: SearchCriteria) {
  const client = useQueryClient();
  const [place] = useState(
    () => client.getQueryData<ResultsPlace>(resultsPlaceKey(criteria)) ?? untouched,
  );
  const remember = useCallback(
    (change: Partial<ResultsPlace>) =>
      void client.setQueryData<ResultsPlace>(resultsPlaceKey(criteria), (before = untouched) => ({
        ...before,
        ...change,
      })),
    [client, criteria],
  );
  const listPlace = useMemo(
    () => ({
      heights: place.heights,
      leave: (heights: VirtualItem[]) => remember({ heights }),
    }),
    [place, remember],
  );
  return { hold: place.hold, listPlace, remember };
}
