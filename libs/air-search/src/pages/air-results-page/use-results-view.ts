import { useRef, useState } from 'react';
import { useAfterPaint, useLateWrite } from '@karvon/ui-kit';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { sameFilter } from '../../model/filter-address';
import type { OfferFilter } from '../../model/offer-filter';
import { parseView, withView, type ResultsView } from '../../model/results-view';

/**
 * How the visitor looks at the results. The list follows a press, the counts the list, the address when all of it stands.
 * Back and Forward are the only moves of the address that the list follows.
 */
export function useResultsView() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const travelled = useNavigationType() === 'POP';
  const [view, setView] = useState(() => parseView(params));
  const [at, setAt] = useState(key);
  const [before, setBefore] = useState<OfferFilter | null>(null);
  const unwritten = useRef<ResultsView | null>(null);
  if (key !== at) {
    setAt(key);
    if (travelled) setView(parseView(params));
  }
  // The pressed control is painted first, then the list, then the counts; nobody waits for the address.
  const listed = useAfterPaint(view);
  const counted = useAfterPaint(listed);
  useLateWrite(() => {
    if (!unwritten.current) return;
    setParams(withView(params, unwritten.current), { replace: true, preventScrollReset: true });
    unwritten.current = null;
  }, counted === view);

  function show(next: ResultsView) {
    setView(next);
    unwritten.current = next;
  }

  return {
    view,
    /** The view the list follows, and the one the counts of the filters do: some frames later. */
    listed,
    counted,
    /** The filter before the last change of it, for "undo"; null when there is nothing to take back. */
    before,
    look: (change: Partial<ResultsView>) => {
      const kept = change.filter && sameFilter(change.filter, view.filter);
      if (!kept) setBefore(change.filter ? view.filter : null);
      show({ ...view, ...change });
    },
    undo: () => {
      setBefore(null);
      if (before) show({ ...view, filter: before });
    },
  };
}
