import {
  catchStalePages,
  createReloadGuard,
  fetchLatestBuild,
  watchBuild,
} from '@karvon/telemetry';
import { watchForms } from './may-reload';

export { NewVersion } from './new-version';

/** As much of React Router's data router as is needed here. */
export interface RouterLike {
  state: {
    location: { pathname: string; search: string; hash: string };
    navigation: { location?: { pathname: string; search: string; hash: string } | undefined };
  };
  navigate(to: string, options: { replace: true; preventScrollReset: true }): unknown;
}

interface FreshnessOptions {
  router: RouterLike;
  build: string;
  everyMs: number;
  onStale: () => void;
}

/** Watches for newer builds and for page files that went with the old one. @returns stops both */
export function watchFreshness({ router, build, everyMs, onStale }: FreshnessOptions): () => void {
  const guard = createReloadGuard(watchForms());
  const address = ({ pathname, search, hash }: RouterLike['state']['location']) =>
    pathname + search + hash;
  const stops = [
    watchBuild({ build, everyMs, fetchLatest: fetchLatestBuild, onNew: onStale }),
    catchStalePages({
      guard,
      destination: () => {
        const { location } = router.state.navigation;
        return location && address(location);
      },
      onRefused: () => {
        // The router would wait for ever for the page that is not there.
        void router.navigate(address(router.state.location), {
          replace: true,
          preventScrollReset: true,
        });
        onStale();
      },
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
