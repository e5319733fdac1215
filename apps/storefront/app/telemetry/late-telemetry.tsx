import { useEffect, useState } from 'react';
import { readConsent, whenConsented } from '@karvon/session';
import { watchVitals } from '@karvon/telemetry';
import { Preload } from '../preload/preload';
import { buildOfPage } from './build-of-page';
import { NewVersion, watchFreshness } from './freshness';

export interface LateTelemetryProps {
  /** Between two looks for a newer one, milliseconds. */
  everyMs: number;
}

/** Reads the choice and its cookie, because a visitor who has just agreed has no cookie yet. */
const allowed = () => readConsent(document.cookie) !== 'necessary';

/** Measurements with consent, checks for newer builds and preloading; loaded after the page is hydrated. */
export function LateTelemetry({ everyMs }: LateTelemetryProps) {
  const [stale, setStale] = useState(false);
  useEffect(() => {
    const router = window.__reactRouterDataRouter;
    if (import.meta.env.DEV || !router) return;
    return watchFreshness({
      router,
      build: buildOfPage(),
      everyMs,
      onStale: () => setStale(true),
    });
  }, [everyMs]);
  useEffect(() => whenConsented(() => void watchVitals(allowed).catch(() => undefined)), []);
  return (
    <>
      <Preload />
      {stale ? (
        <NewVersion onRefresh={() => window.location.reload()} onLater={() => setStale(false)} />
      ) : null}
    </>
  );
}
