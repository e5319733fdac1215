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
 * Width of the window as our media queries, in em, see it: in pixels at the usual size of letters. For letters twice as large
 * a window is half as wide.
 */
export function clientWidth(): number {
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (window.innerWidth * 16) / letters;
}

/**
 * Width of the window as `clientWidth` says it, measured again 50 ms after the last resize. Undefined in server
 * HTML: lay out by CSS wherever it can, and ask this only where a script must know.
 */
export function useClientWidth(): number | undefined {
  return useSyncExternalStore(subscribe, clientWidth, () => undefined);
}
