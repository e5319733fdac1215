import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment this process has been asked to stop. */
    isLeaving: () => boolean;
    /** From now on the process is not ready, and each response closes its connection; requests are still served. */
    leave: () => void;
  }
}

/** Lets proxies and clients go to another process before the socket closes, so that none of their calls fails. */
export function registerLeaving(app: FastifyInstance, onLeave: () => void): void {
  let leaving = false;
  app.decorate('isLeaving', () => leaving);
  app.decorate('leave', () => {
    leaving = true;
    onLeave();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (leaving) void reply.header('connection', 'close');
  });
}
