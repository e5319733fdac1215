import { useEffect, useRef, type RefObject } from 'react';

/** When another step takes the place of one, it is read from its beginning: the button that was pressed is gone. */
export function useStepStart<Element extends HTMLElement>(step: string): RefObject<Element | null> {
  const start = useRef<Element>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView?.({ block: 'start' });
  }, [step]);
  return start;
}
