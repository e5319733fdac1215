import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { OfferFilter } from '../../model/offer-filter';
import { parseView, withView, type ResultsView } from '../../model/results-view';

/**
 * How the visitor looks at the results. The list follows a press at once, the address after it; Back and Forward are the
 * only moves of the address that the list follows.
 */
export function useResultsView() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const travelled = useNavigationType() === 'POP';
  const [view, setView] = useState(() => parseView(params));
  const [at, setAt] = useState(key);
  const [undone, setUndone] = useState<OfferFilter | null>(null);
  if (key !== at) {
    setAt(key);
    if (travelled) setView(parseView(params));
  }

  function show(next: ResultsView) {
    setView(next);
    setParams(withView(params, next), { replace: true, preventScrollReset: true });
  }

  return {
    view,
    /** The filter before the last change of it, for "undo"; null when there is nothing to take back. */
    before: undone,
    look: (change: Partial<ResultsView>) => {
      setUndone(change.filter ? view.filter : null);
      show({ ...view, ...change });
    },
    undo: () => {
      setUndone(null);
      if (undone) show({ ...view, filter: undone });
    },
  };
}
