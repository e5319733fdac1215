import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const policy = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
};

/** Headers of every response: it is data for one caller, so it may not be run, framed or cached unless a route says so. */
export async function registerResponseHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: policy });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
