import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/**
 * How long responses take, by route and not by address, because addresses hold order numbers. What `ready-responses` sends is
 * not counted.
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
    // What proxies ask each second would drown what visitors ask.
    if (route === '/healthz' || route === '/readyz') return;
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
