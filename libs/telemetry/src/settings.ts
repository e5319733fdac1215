import type { Locale, ProductTag } from '@karvon/contract';

/** What telemetry needs to know about the page it runs in. */
export interface TelemetrySettings {
  product: ProductTag;
  /** 'production' prints nothing to the console. */
  environment: string;
  /** The name of the build, for the journal and for the check of newer builds. */
  build: string;
  locale: Locale;
  /** The default language of the edition. */
  source: Locale;
  /** 'true' also prints informational reports to the console. */
  consoleLogging?: string;
}
