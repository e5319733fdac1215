import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { OfferFilter } from '../../model/offer-filter';
import { parseView, withView, type ResultsView } from '../../model/results-view';

/** Runs once the coming frame is painted. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * How the visitor looks at the results. A press pays for itself alone: the pressed control is painted, then the list and the
 * counts are drawn in parts that let the next press in, then the address is written. Back and Forward are the only moves of
 * the address that the list follows.
 */
export function useResultsView() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const travelled = useNavigationType() === 'POP';
  const [view, setView] = useState(() => parseView(params));
  const [at, setAt] = useState(key);
  const [before, setBefore] = useState<OfferFilter | null>(null);
  const write = useRef<(() => void) | null>(null);
  if (key !== at) {
    setAt(key);
    if (travelled) setView(parseView(params));
  }
  const [drawn, setDrawn] = useState(view);
  useEffect(
    () =>
      drawn === view
        ? afterPaint(() => write.current?.())
        : afterPaint(() => startTransition(() => setDrawn(view))),
    [view, drawn],
  );

  function show(next: ResultsView) {
    setView(next);
    write.current = () => {
      write.current = null;
      setParams(withView(params, next), { replace: true, preventScrollReset: true });
    };
  }

  return {
    view,
    /** The view that the list and the counts show. */
    drawn,
    /** The filter before the last change of it, for "undo"; null when there is nothing to take back. */
    before,
    look: (change: Partial<ResultsView>) => {
      setBefore(change.filter ? view.filter : null);
      show({ ...view, ...change });
    },
    undo: () => {
      setBefore(null);
      if (before) show({ ...view, filter: before });
    },
  };
}
