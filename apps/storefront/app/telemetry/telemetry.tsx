import { useEffect, useState, type ComponentType } from 'react';
import { useLocale } from '@karvon/i18n';
import { buildOfPage } from '@karvon/page-delivery';
import { openJournal } from '@karvon/telemetry';
import type { PublicConfig } from '../config.server';
import type { LateTelemetryProps } from './late-telemetry';

const environment = import.meta.env.PROD ? 'production' : 'development';

/** The journal, web vitals and preloading. The journal starts at once, the rest loads after the page. */
export function Telemetry({ site }: { site: PublicConfig }) {
  const locale = useLocale();
  const [Late, setLate] = useState<ComponentType<LateTelemetryProps>>();
  const { edition, consoleLogging } = site;

  useEffect(() => {
    const build = buildOfPage();
    const source = edition.defaultLocale;
    openJournal({ product: 'storefront', environment, build, locale, source, consoleLogging });
  }, [locale, edition.defaultLocale, consoleLogging]);
  useEffect(() => {
    import('./late-telemetry').then(
      ({ LateTelemetry }) => setLate(() => LateTelemetry),
      // Optional: the page works without it.
      () => undefined,
    );
  }, []);
  return Late ? <Late everyMs={site.buildCheckMs} /> : null;
}
