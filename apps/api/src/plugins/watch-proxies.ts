import type { FastifyInstance } from 'fastify';

/**
 * Warns once when requests come through a proxy that the settings do not name, so that its address of the visitor is ignored.
 */
export function registerProxyWatch(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers, ip, socket }) => {
    const forwarded = headers['x-forwarded-for'];
    if (warned || forwarded === undefined || ip !== socket.remoteAddress) return;
    // A visitor on the proxy's own machine, or the proxy itself, has the proxy's address.
    if (`${forwarded}`.split(',').at(-1)!.trim() === ip) return;
    warned = true;
    // Not the request's own log: that of a health check, which may come first, writes errors only.
    app.log.warn(
      { proxy: ip },
      'a proxy that TRUST_PROXY does not name hides the visitors: limits take all of them for one',
    );
  });
}
