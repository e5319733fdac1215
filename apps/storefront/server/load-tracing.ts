import type { Logger } from 'pino';
import type { Tracing } from '@karvon/tracing';
import { patternOf } from './route-names';

/** Traces are made only where a collector is named; what makes them is loaded only then. */
export async function loadTracing(apiUrl: string, logger: Logger): Promise<Tracing | undefined> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { startTracing } = await import('@karvon/tracing');
  return startTracing({
    service: 'karvon-storefront',
    // Strangers call this program.
    believeCallers: false,
    ownOrigins: [new URL(apiUrl).origin],
    patternOf,
    onLost: (error) => logger.warn({ err: error }, 'traces are lost'),
  });
}
