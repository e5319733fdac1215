import { MissingFile, onPageFailed, retryPages, type PageRouter } from '@karvon/page-delivery';
import { createReloadGuard, fetchLatestBuild, watchBuild } from '@karvon/telemetry';
import { keepPageOffline } from './documents-offline';
import { watchForms } from './may-reload';
import type { Lost } from './unopened';

export { NewVersion } from './new-version';
export { Unopened } from './unopened';

type RouterState = PageRouter['state'];
type Place = RouterState['location'];

interface FreshnessOptions {
  router: PageRouter;
  build: string;
  everyMs: number;
  onStale: () => void;
  /** Called when a page cannot be opened now, for another reason than a newer build. */
  onLost: (why: Lost) => void;
  load?: (address: string) => void;
}

const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** Whether the page belonged to an older build: the server has no such file, or the page's script imports a missing one. */
const isGone = (error: unknown) =>
  !(error instanceof MissingFile) || (error.status >= 400 && error.status < 500);

/**
 * Watches for newer builds and for page files that fail to load.
 * @returns a function that stops it
 */
export function watchFreshness({
  router,
  build,
  everyMs,
  onStale,
  onLost,
  load = (address) => window.location.assign(address),
}: FreshnessOptions): () => void {
  const guard = createReloadGuard(watchForms());
  let seen: Place | undefined;

  /** The open page stays, also without a network: otherwise the router would wait for the other page for ever. */
  function stay(): void {
    void router.navigate(addressOf(router.state.location), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  }

  function onFailed(error: unknown): void {
    const wanted = router.state.navigation.location;
    if (!wanted) return;
    const offline = !navigator.onLine;
    const gone = !offline && isGone(error);
    if (gone && guard.take(wanted.pathname)) return load(addressOf(wanted));
    stay();
    if (gone) onStale();
    else onLost(offline ? 'offline' : 'away');
  }

  function onNavigation({ navigation }: RouterState): void {
    const wanted = navigation.location;
    if (!wanted || wanted === seen) return;
    seen = wanted;
    retryPages();
  }

  const stops = [
    watchBuild({ build, everyMs, fetchLatest: fetchLatestBuild, onNew: onStale }),
    router.subscribe(onNavigation),
    onPageFailed(onFailed),
    keepPageOffline(() => onLost('offline')),
  ];
  return () => stops.forEach((stop) => stop());
}
