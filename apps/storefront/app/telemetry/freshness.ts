import {
  catchStalePages,
  createReloadGuard,
  fetchLatestBuild,
  watchBuild,
} from '@karvon/telemetry';
import { watchForms } from './may-reload';

export { NewVersion } from './new-version';
export { NoNetwork } from './no-network';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

interface RouterState {
  location: Place;
  navigation: { location?: Place | undefined; formMethod?: string | undefined };
}

/** The part of React Router's data router that is used here. */
export interface RouterLike {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
  navigate(
    to: string,
    options: { replace: true; preventScrollReset: true; defaultShouldRevalidate: false },
  ): unknown;
}

interface FreshnessOptions {
  router: RouterLike;
  build: string;
  everyMs: number;
  onStale: () => void;
  /** Called when a page cannot be opened because there is no network. */
  onOffline: () => void;
  load?: (address: string) => void;
}

const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** Watches for newer builds and for page files that went with the old one. @returns stops all of it */
export function watchFreshness({
  router,
  build,
  everyMs,
  onStale,
  onOffline,
  load = (address) => window.location.assign(address),
}: FreshnessOptions): () => void {
  const mayReload = watchForms();
  // Without a network a reload would put the browser's error in the place of the page.
  const guard = createReloadGuard(() => navigator.onLine && mayReload());
  /** Pages whose files did not come. The router waits for such a file for ever and never requests it again. */
  const missing = new Set<string>();
  let seen: Place | undefined;

  function stay(): void {
    const { navigation, location } = router.state;
    if (navigation.location) missing.add(navigation.location.pathname);
    // Otherwise the router would wait for a page that does not exist. What this page has loaded stays, also without a network.
    void router.navigate(addressOf(location), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
    if (navigator.onLine) onStale();
    else onOffline();
  }

  function onNavigation({ navigation, location }: RouterState): void {
    const { location: wanted, formMethod = 'GET' } = navigation;
    if (missing.size === 0 || !wanted || wanted === seen || formMethod !== 'GET') return;
    seen = wanted;
    if (wanted.pathname === location.pathname) return;
    if (guard.take(wanted.pathname)) load(addressOf(wanted));
    else if (missing.has(wanted.pathname)) stay();
  }

  const stops = [
    watchBuild({ build, everyMs, fetchLatest: fetchLatestBuild, onNew: onStale }),
    catchStalePages({
      guard,
      destination: () => {
        const wanted = router.state.navigation.location;
        return wanted && addressOf(wanted);
      },
      onRefused: stay,
    }),
    router.subscribe(onNavigation),
  ];
  return () => stops.forEach((stop) => stop());
}
