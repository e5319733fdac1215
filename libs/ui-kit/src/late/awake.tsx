import { useEffect, type RefObject } from 'react';
import { pressAgain } from './early-presses';

/**
 * Ends the sleep of the part around it. Rendered last in a part, so that its effect runs after the effects of everything
 * else in it, and text that was typed early is entered before a button is pressed.
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
