import { useEffect, useRef } from 'react';
import { focusBeside } from '../floating/shadow-tree';

/**
 * For the box of a list whose lines can be removed, spread on it: when the line with the focus goes, the box takes the focus, and the
 * keyboard goes on there.
 * @param count how many lines there are
 */
export function useRemovalFocus(count: number) {
  const ref = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    const focused = focusBeside(ref.current);
    if (isFewer && (!focused || focused === document.body))
      ref.current?.focus({ preventScroll: true });
  }, [count]);
  return { ref, tabIndex: -1 };
}
