import type { FastifyInstance } from 'fastify';
import type { ReadyAnswers } from '../http/ready-answers';

declare module 'fastify' {
  interface FastifyInstance {
    readyAnswers: ReadyAnswers;
  }
}

/** Caches the responses that are the same for everybody. Register it after all plugins that add headers. */
export function registerReadyAnswers(app: FastifyInstance, ready: ReadyAnswers): void {
  app.decorate('readyAnswers', ready);
  app.addHook('onSend', async (request, reply, body) => {
    ready.keep(request, reply, body);
  });
  app.addHook('preClose', async () => ready.close());
}
