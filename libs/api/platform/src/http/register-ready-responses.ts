import type { FastifyInstance } from 'fastify';
import type { ReadyResponses } from './ready-responses';

declare module 'fastify' {
  interface FastifyInstance {
    readyResponses: ReadyResponses;
  }
}

/** Caches the responses that are the same for everybody. Register it after all plugins that add headers. */
export function registerReadyResponses(app: FastifyInstance, ready: ReadyResponses): void {
  app.decorate('readyResponses', ready);
  app.addHook('onSend', async (request, reply, body) => {
    ready.keep(request, reply, body);
  });
  app.addHook('preClose', async () => ready.close());
}
