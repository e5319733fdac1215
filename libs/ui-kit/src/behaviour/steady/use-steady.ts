import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the newest handler, so that components that receive it need not render again. */
export function useSteady<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
