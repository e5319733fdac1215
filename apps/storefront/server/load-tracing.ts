import type { Logger } from 'pino';
import type { Tracing } from '@karvon/tracing';
import { patternOf } from './route-names';

/** Tracing needs a collector; its code is loaded only then. */
export async function loadTracing(apiUrl: string, logger: Logger): Promise<Tracing | undefined> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { startTracing } = await import('@karvon/tracing');
  return startTracing({
    service: 'karvon-storefront',
    // Strangers call this program, so their trace ids are not trusted.
    believeCallers: false,
    ownOrigins: [new URL(apiUrl).origin],
    patternOf,
    onLost: (error) => logger.warn({ err: error }, 'traces are lost'),
  });
}
