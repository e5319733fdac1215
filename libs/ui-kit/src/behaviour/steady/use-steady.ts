import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same function and calls the newest one, so that parts that receive it need not render again. */
export function useSteady<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
