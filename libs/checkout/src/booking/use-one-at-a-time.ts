import { useRef } from 'react';

/**
 * Allows one submission at a time. After `settle` it allows none: the order is made, but the button is visible until the next
 * page is rendered.
 */
export function useOneAtATime() {
  const busy = useRef(false);
  const settled = useRef(false);
  return {
    settle: () => {
      settled.current = true;
    },
    /** Does nothing while another submission is running. */
    run: async (submit: () => Promise<unknown>) => {
      if (busy.current) return;
      busy.current = true;
      await submit().finally(() => (busy.current = settled.current));
    },
  };
}
