import { useSyncExternalStore } from 'react';

/** Milliseconds without a resize before the window is measured. */
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

/** How many times as large as the usual 16 px the visitor's text is. */
export const textScale = (): number =>
  (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/**
 * Width of the window as media queries in em measure it: in pixels at the default font size. At 200 % text size the window counts
 * as half as wide.
 */
export const clientWidth = (): number => window.innerWidth / textScale();

/**
 * The window's `clientWidth`, measured again 50 ms after the last resize. Undefined in server HTML: use CSS for layout where
 * possible, and this hook only where a script must know the width.
 */
export function useClientWidth(): number | undefined {
  return useSyncExternalStore(subscribe, clientWidth, () => undefined);
}
