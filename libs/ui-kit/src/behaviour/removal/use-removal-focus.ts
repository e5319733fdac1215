import { useEffect, useRef } from 'react';
import { focusBeside } from '../floating/shadow-tree';

/**
 * Props for the container of a list with removable rows: when the row with the focus is removed, the container takes the focus,
 * so that the keyboard continues there.
 * @param count the number of rows
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
