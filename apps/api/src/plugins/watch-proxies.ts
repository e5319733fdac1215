import type { FastifyInstance } from 'fastify';

/** Warns once when calls come through a proxy whose word on the visitor's address is not believed. */
export function registerProxyWatch(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers, ip, log, socket }) => {
    if (warned || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    warned = true;
    log.warn(
      { proxy: ip },
      'a proxy that TRUST_PROXY does not name hides the visitors: limits take all of them for one',
    );
  });
}
