import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config';

/**
 * Begins `work` when the server listens. No visitor waits for it, only the end of the server does. Its failure is one
 * warning and never an error: the database may be away at that moment, and the same work is done later anyway.
 */
export function onceListening(
  app: FastifyInstance,
  logger: Logger,
  warning: string,
  work: () => unknown,
): void {
  let begun: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    begun = Promise.resolve()
      .then(work)
      .catch((error: unknown) => logger.warn({ err: error }, warning));
  });
  app.addHook('onClose', async () => void (await begun));
}

/** The same for what the first visitor would wait for, unless WARM_UP leaves it to that visitor. */
export function warmUp(
  app: FastifyInstance,
  { config, logger }: { config: Pick<Config, 'warmUp'>; logger: Logger },
  warning: string,
  work: () => unknown,
): void {
  if (config.warmUp) onceListening(app, logger, warning, work);
}
