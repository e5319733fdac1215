import { useEffect } from 'react';
import type { NextSteps } from './next-steps';
import { routerOfPage } from './router-of-page';

/** Only Chromium has this property; in other browsers data saving is unknown. */
interface Connection {
  connection?: { saveData?: boolean };
}

/** Preloads pages after this one is hydrated; never for a visitor who saves data, and not with the plain delivery. */
export function usePreload(steps: NextSteps): void {
  useEffect(() => {
    if (import.meta.env.PLAIN_DELIVERY) return;
    const router = routerOfPage();
    if (!router || (navigator as Connection).connection?.saveData) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('./preload-pages').then(
      ({ preloadPages }) => {
        if (!left) stop = preloadPages(router, steps);
      },
      // Without it pages open a little later.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [steps]);
}
