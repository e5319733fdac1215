import { useSyncExternalStore } from 'react';

/** How long a window must keep its size before it is measured. */
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
 * Width of the window as media queries in em see it: in pixels at the default letter size. With letters twice as large,
 * the window counts as half as wide.
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
