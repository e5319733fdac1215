import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the start of a new step, because the clicked button has disappeared, or because a problem is told there,
 * above what a phone shows. Null while the next step is requested.
 */
export function useStepStart<Element extends HTMLElement>(
  step: string | Error | null,
): RefObject<Element | null> {
  const start = useRef<Element>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === null || before.current === step) return;
    before.current = step;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView?.({ block: 'start' });
  }, [step]);
  return start;
}
