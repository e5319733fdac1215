import { useRef, useState } from 'react';
import { useAfterPaint, useLateWrite } from '@karvon/ui-kit';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';

/** The common parts of all views of lists. */
interface View {
  filter: unknown;
  sort: unknown;
}

/** The view of one kind of list, and its form in an address. */
export interface ListKind<Looked extends View> {
  parse: (params: URLSearchParams) => Looked;
  /** Writes the view into the address; other parameters stay. */
  write: (params: URLSearchParams, view: Looked) => URLSearchParams;
  /** Whether two filters are equal, even if they were built differently. */
  sameFilter: (one: Looked['filter'], other: Looked['filter']) => boolean;
  /** The parts of the view that are reset when the filter or the order changes. */
  anew?: Partial<Looked>;
  /** Whether something covers the list, like a map, which Back closes. */
  covered?: (view: Looked) => boolean;
}

/**
 * The view of the results. After a click the list changes first, then the counts, and the address is written last. The address
 * changes the list only on Back and Forward.
 * @param kind must be the same object at every render
 */
export function useListView<Looked extends View>(kind: ListKind<Looked>) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: { below?: string } | null };
  const navigate = useNavigate();
  const travelled = useNavigationType() === 'POP';
  const [view, setView] = useState(() => kind.parse(params));
  const [at, setAt] = useState(key);
  const [before, setBefore] = useState<Looked['filter'] | null>(null);
  const unwritten = useRef<Looked | null>(null);
  if (key !== at) {
    setAt(key);
    if (travelled) setView(kind.parse(params));
  }
  // The clicked control is painted first, then the list, then the counts; none of them waits for the address.
  const listed = useAfterPaint(view);
  const counted = useAfterPaint(listed);
  useLateWrite(() => {
    const next = unwritten.current;
    if (!next) return;
    unwritten.current = null;
    const written = kind.write(params, next);
    const was = kind.parse(params);
    const opens = kind.covered?.(next) && !kind.covered(was);
    // The list is the previous history entry: a second one would make Back do nothing.
    if (state?.below === String(written)) void navigate(-1);
    else if (opens) {
      const below = String(kind.write(params, was));
      setParams(written, { state: { below }, preventScrollReset: true });
    } else setParams(written, { replace: true, state, preventScrollReset: true });
  }, counted === view);

  function show(change: Partial<Looked>) {
    const anew = change.filter || change.sort ? kind.anew : undefined;
    const next = { ...view, ...anew, ...change };
    setView(next);
    unwritten.current = next;
  }

  return {
    view,
    /** The view that the list shows; the filters' counts follow some frames later. */
    listed,
    counted,
    /** The filter before its last change, for "undo"; null when there is nothing to undo. */
    before,
    look: (change: Partial<Looked>) => {
      const unchanged = change.filter && kind.sameFilter(change.filter, view.filter);
      if (!unchanged) setBefore(change.filter ? view.filter : null);
      show(change);
    },
    undo: () => {
      setBefore(null);
      if (before) show({ filter: before } as Partial<Looked>);
    },
  };
}

export type Looking<Looked extends View> = ReturnType<typeof useListView<Looked>>;
