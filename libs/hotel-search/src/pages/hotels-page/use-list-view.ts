import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { HotelFilter } from '../../model/hotel-filter';
import { pageSize, parseView, withView, type ListView } from '../../model/list-view';

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
 * How the visitor looks at the hotels. The list follows a press at once, the address when that is painted. Back and
 * Forward are the only moves of the address that the list follows.
 */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const travelled = useNavigationType() === 'POP';
  const [view, setView] = useState(() => parseView(params));
  const [at, setAt] = useState(key);
  const [before, setBefore] = useState<HotelFilter | null>(null);
  const write = useRef<(() => void) | null>(null);
  if (key !== at) {
    setAt(key);
    if (travelled) setView(parseView(params));
  }
  useEffect(() => afterPaint(() => write.current?.()), [view]);

  function show(next: ListView) {
    setView(next);
    write.current = () => {
      write.current = null;
      setParams(withView(params, next), { replace: true, preventScrollReset: true });
    };
  }

  return {
    view,
    /** The filter before the last change of it, for "undo"; null when there is nothing to take back. */
    before,
    look: (change: Partial<ListView>) => {
      setBefore(change.filter ? view.filter : null);
      // Another order or filter is another list: it begins at its top.
      const anew = change.filter || change.sort ? { shown: pageSize } : {};
      show({ ...view, ...anew, ...change });
    },
    undo: () => {
      setBefore(null);
      if (before) show({ ...view, shown: pageSize, filter: before });
    },
  };
}
