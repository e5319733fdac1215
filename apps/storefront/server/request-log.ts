import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Histogram, type Registry } from 'prom-client';
import { patternOf } from './route-names';

/** The metric of responses; by route pattern, because addresses hold booking numbers. */
export const createRequestSeconds = (registry: Registry) =>
  new Histogram({
    name: 'karvon_storefront_request_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

/** Logs one line per response; requests for built files, dozens for a page, are logged at debug level. */
export function requestLog(
  logger: Logger,
  measure?: ReturnType<typeof createRequestSeconds>,
): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    const began = performance.now();
    response.once('close', () => {
      const ms = performance.now() - began;
      const route = patternOf(path);
      const status = response.writableFinished ? response.statusCode : 'left';
      measure?.observe({ method, route, status }, ms / 1000);
      const level = path.startsWith('/assets/') ? 'debug' : 'info';
      logger[level](
        {
          traceId: request.headers['x-request-id'],
          method,
          route,
          status,
          ms: Math.round(ms),
        },
        'answered',
      );
    });
    next();
  };
}
