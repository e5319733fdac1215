import type { Logger } from 'pino';
import type { Tracing } from '@karvon/tracing';

/** Traces are made only where a collector is configured; their code is loaded only then. */
export async function loadTracing(logger: Logger): Promise<Tracing | undefined> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { startTracing } = await import('@karvon/tracing');
  return startTracing({
    service: 'karvon-api',
    believeCallers: true,
    ownOrigins: [],
    // Fastify's routes have names of their own; the others are ready responses.
    patternOf: () => '(ready)',
    onLost: (error) => logger.warn({ err: error }, 'traces are lost'),
  });
}
