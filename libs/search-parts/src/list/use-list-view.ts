import { useRef, useState } from 'react';
import { useAfterPaint, useLateWrite } from '@karvon/ui-kit';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';

/** What every view of a list has. */
interface View {
  filter: unknown;
  sort: unknown;
}

/** How one kind of list is looked at, and how that stands in an address. */
export interface ListKind<Looked extends View> {
  parse: (params: URLSearchParams) => Looked;
  /** The address with another view in it; everything else stays. */
  write: (params: URLSearchParams, view: Looked) => URLSearchParams;
  /** Whether two filters let the same through, however they were put together. */
  sameFilter: (one: Looked['filter'], other: Looked['filter']) => boolean;
  /** What begins anew when another filter or order makes another list. */
  anew?: Partial<Looked>;
}

/**
 * How the visitor looks at the results. The list follows a press, the counts follow the list, the address is written last.
 * The list follows the address for Back and Forward only.
 * @param kind the same object at every render
 */
export function useListView<Looked extends View>(kind: ListKind<Looked>) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const travelled = useNavigationType() === 'POP';
  const [view, setView] = useState(() => kind.parse(params));
  const [at, setAt] = useState(key);
  const [before, setBefore] = useState<Looked['filter'] | null>(null);
  const unwritten = useRef<Looked | null>(null);
  if (key !== at) {
    setAt(key);
    if (travelled) setView(kind.parse(params));
  }
  // The pressed control is painted first, then the list, then the counts; nobody waits for the address.
  const listed = useAfterPaint(view);
  const counted = useAfterPaint(listed);
  useLateWrite(() => {
    if (!unwritten.current) return;
    setParams(kind.write(params, unwritten.current), { replace: true, preventScrollReset: true });
    unwritten.current = null;
  }, counted === view);

  function show(change: Partial<Looked>) {
    const anew = change.filter || change.sort ? kind.anew : undefined;
    const next = { ...view, ...anew, ...change };
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
