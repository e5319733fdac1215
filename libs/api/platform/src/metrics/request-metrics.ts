import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/**
 * The duration of responses, by route and not by address, because addresses contain order numbers. Ready responses are not
 * counted.
 */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'karvon_api_request_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, is404, routeOptions } = request;
    const route = is404 ? '(none)' : (routeOptions.url ?? '(none)');
    // A request that waits for new offers is not measured: its time is not the server's speed.
    if (route.endsWith('/offers') && method === 'GET') return;
    // The health checks of proxies, one each second, would drown the requests of visitors.
    if (route === '/healthz' || route === '/readyz') return;
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
