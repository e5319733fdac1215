import { useRef } from 'react';

/**
 * Lets one submission through at a time. After `settle` none: the order is made, and the button is still there while the next
 * page is being drawn.
 */
export function useOneAtATime() {
  const busy = useRef(false);
  const settled = useRef(false);
  return {
    settle: () => {
      settled.current = true;
    },
    /** A press while another submission is on its way changes nothing. */
    run: async (submit: () => Promise<unknown>) => {
      if (busy.current) return;
      busy.current = true;
      await submit().finally(() => (busy.current = settled.current));
    },
  };
}
