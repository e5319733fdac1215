// eslint-disable-next-line no-restricted-imports -- the one place that may
import { lazy, type ComponentType } from 'react';

/**
 * Asks again for what the network has lost; until it comes the part sleeps on, with what is typed in it. Without any network it
 * waits for one. A browser that still keeps a failed `import()` fails again, and the error page offers to load anew.
 */
const insist = <Code>(load: () => Promise<Code>, pause = 1_000): Promise<Code> =>
  load().catch(async (error: unknown) => {
    if (pause > 8_000) throw error;
    await new Promise((resolve) =>
      navigator.onLine ? setTimeout(resolve, pause) : addEventListener('online', resolve),
    );
    return insist(load, 2 * pause);
  });

/**
 * React's `lazy` for code that the network may lose: a failed `import(…)` would put the error page in place of the whole page.
 * @param load an `import(…)`
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => insist(async () => ({ default: await load() })));
