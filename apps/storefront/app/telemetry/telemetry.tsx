import { useEffect, useState } from 'react';
import { useLocale } from '@karvon/i18n';
import { readConsent, whenConsented } from '@karvon/session';
import { openJournal, watchVitals } from '@karvon/telemetry';
import type { PublicConfig } from '../config.server';
import type * as freshnessModule from './freshness';
import type { RouterLike } from './freshness';

declare global {
  interface Window {
    /** React Router's own, in every page that it wrote. */
    __reactRouterManifest?: { version?: string };
    __reactRouterDataRouter?: RouterLike;
  }
}

type Freshness = typeof freshnessModule;

const environment = import.meta.env.PROD ? 'production' : 'development';

/** Both the choice and its cookie: who has just said yes is still without one. */
const allowed = () => readConsent(document.cookie) !== 'necessary';

/** What a page tells us and what we tell it, beside its content: errors, measurements, newer builds. Loaded after the page. */
export function Telemetry({ site }: { site: PublicConfig }) {
  const locale = useLocale();
  const [freshness, setFreshness] = useState<Freshness>();
  const [stale, setStale] = useState(false);
  const { edition, consoleLogging, buildCheckMs } = site;

  useEffect(() => {
    const build = window.__reactRouterManifest?.version ?? 'development';
    const source = edition.defaultLocale;
    openJournal({ product: 'storefront', environment, build, locale, source, consoleLogging });
    const router = window.__reactRouterDataRouter;
    if (import.meta.env.DEV || !router) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('./freshness').then(
      (loaded) => {
        if (left) return;
        setFreshness(loaded);
        stop = loaded.watchFreshness({
          router,
          build,
          everyMs: buildCheckMs,
          onStale: () => setStale(true),
        });
      },
      // Without it the page works as it is.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [locale, edition.defaultLocale, consoleLogging, buildCheckMs]);

  useEffect(() => whenConsented(() => void watchVitals(allowed).catch(() => undefined)), []);

  if (!stale || !freshness) return null;
  return (
    <freshness.NewVersion
      onRefresh={() => window.location.reload()}
      onLater={() => setStale(false)}
    />
  );
}
