import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing } from '@karvon/tracing';

/** Logs one line per response, with the route's pattern in place of the address: addresses contain order numbers and searches. */
export function registerRequestLog(app: FastifyInstance, tracing: Tracing | undefined): void {
  const routeOf = ({ is404, routeOptions }: FastifyRequest) =>
    is404 ? '(none)' : (routeOptions.url ?? '(none)');
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    tracing?.nameRoute(routeOf(request));
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        traceId: request.id,
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
