import type { Locale, ProductTag } from '@karvon/contract';

/** What telemetry must know of the page it runs in. */
export interface TelemetrySettings {
  product: ProductTag;
  /** 'production' keeps the console silent. */
  environment: string;
  /** Names the build, for the journal and for freshness. */
  build: string;
  locale: Locale;
  /** The product's own language, which its widgets start in. */
  source: Locale;
  /** 'true' prints what is only for information. */
  consoleLogging?: string;
}
