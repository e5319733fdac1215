import type { FastifyInstance } from 'fastify';

/** The headers that a widget sends besides the usual ones. */
const sentHeaders = 'content-type, idempotency-key';
const shownHeaders = 'retry-after, x-request-id';
const preflightSeconds = 600;

/**
 * Lets pages of other origins call what widgets need, where settings name them. Cookies are never used, so a foreign page has no
 * session.
 * @param origins as browsers write them, 'https://partner.example'; none by default
 */
export function registerCrossOrigin(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  if (allowed.size === 0) return;

  app.addHook('onRoute', (route) => {
    if (!route.config?.embeddable || route.method === 'OPTIONS') return;
    const methods = [route.method].flat();
    if (methods.includes('HEAD')) return;
    app.route({
      method: 'OPTIONS',
      url: route.url,
      config: { embeddable: true },
      schema: { hide: true },
      handler: (_request, reply) =>
        reply
          .code(204)
          .header('access-control-allow-methods', methods.join(', '))
          .header('access-control-allow-headers', sentHeaders)
          .header('access-control-max-age', preflightSeconds)
          .send(),
    });
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.embeddable) return;
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !allowed.has(origin)) return;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-expose-headers', shownHeaders);
  });
}
