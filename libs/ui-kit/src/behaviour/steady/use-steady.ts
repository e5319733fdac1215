import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that is the same at every drawing and does what the newest one does: parts that get it need not draw anew. */
export function useSteady<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
