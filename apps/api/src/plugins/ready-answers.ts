import type { FastifyInstance } from 'fastify';
import type { ReadyAnswers } from '../http/ready-answers';

declare module 'fastify' {
  interface FastifyInstance {
    readyAnswers: ReadyAnswers;
  }
}

/** Keeps what routes promise to be the same for everybody; register it after whatever adds headers. */
export function registerReadyAnswers(app: FastifyInstance, ready: ReadyAnswers): void {
  app.decorate('readyAnswers', ready);
  app.addHook('onSend', async (request, reply, body) => {
    ready.keep(request, reply, body);
  });
  app.addHook('preClose', async () => ready.close());
}
