// eslint-disable-next-line no-restricted-imports -- the one place that may use it
import { lazy, type ComponentType } from 'react';

/**
 * Loads again after a network failure; until then the part is not hydrated and keeps its typed text. Offline, it waits for a
 * network. A browser that caches a failed `import()` fails again, and the error page offers to reload.
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
 * React's `lazy` for code whose loading may fail: a failed `import(…)` would put the error page in place of the whole page.
 * @param load an `import(…)`
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => insist(async () => ({ default: await load() })));
