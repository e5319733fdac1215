import { useEffect, type RefObject } from 'react';
import { pressAgain } from './early-presses';

/**
 * Marks the part around it as hydrated. Rendered last in a part, so that its effect runs after all other effects in it, and text
 * that was typed early is entered before a button is clicked.
 */
export function Awake({
  part,
  onAwake,
}: {
  part: RefObject<HTMLElement | null>;
  onAwake?: () => void;
}) {
  useEffect(() => {
    onAwake?.();
    const timer = setTimeout(() => pressAgain(part.current!));
    return () => clearTimeout(timer);
  }, [part, onAwake]);
  return null;
}
