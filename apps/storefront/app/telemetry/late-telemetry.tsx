import { useCallback, useEffect, useState } from 'react';
import { buildOfPage, routerOfPage, usePreload } from '@karvon/page-delivery';
import { readConsent, whenConsented } from '@karvon/session';
import { watchVitals } from '@karvon/telemetry';
import { nextSteps } from './next-steps';
import type { Lost } from './unopened';
import { NewVersion, Unopened, watchFreshness } from './freshness';

export interface LateTelemetryProps {
  /** Milliseconds between two checks for a newer build. */
  everyMs: number;
}

/** Reads the choice from the state and the cookie, because a visitor who has just agreed has no cookie yet. */
const allowed = () => readConsent(document.cookie) !== 'necessary';

/** Web vitals with consent, checks for newer builds and preloading; loaded after the page is hydrated. */
export function LateTelemetry({ everyMs }: LateTelemetryProps) {
  const [notice, setNotice] = useState<'stale' | Lost>();
  const close = useCallback(() => setNotice(undefined), []);
  usePreload(nextSteps);
  useEffect(() => {
    const router = routerOfPage();
    if (import.meta.env.DEV || !router) return;
    return watchFreshness({
      router,
      build: buildOfPage(),
      everyMs,
      onStale: () => setNotice('stale'),
      onLost: setNotice,
    });
  }, [everyMs]);
  useEffect(() => whenConsented(() => void watchVitals(allowed).catch(() => undefined)), []);
  return (
    <>
      {notice === 'stale' ? (
        <NewVersion onRefresh={() => window.location.reload()} onLater={close} />
      ) : null}
      {notice === 'offline' || notice === 'away' ? <Unopened why={notice} onClose={close} /> : null}
    </>
  );
}
