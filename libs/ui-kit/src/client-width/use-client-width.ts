import { useSyncExternalStore } from 'react';

/** A window is being dragged until it has rested this long. */
const settleMs = 50;

function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, settleMs);
  };
  window.addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', later);
  };
}

/**
 * Width of the window in CSS pixels, as media queries see it, measured again 50 ms after the last resize. Undefined in server
 * HTML: lay out by CSS wherever it can, and ask this only where a script must know.
 */
export function useClientWidth(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => undefined,
  );
}
