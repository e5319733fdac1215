import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config';

/**
 * Begins `work` when the server listens. No visitor waits for it, but the server does when it closes. Its failure is one warning
 * and never an error: the database may be away at that moment, and the same work is done later anyway.
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

/** Begins the work that the first visitor would otherwise wait for, unless WARM_UP is off. */
export function warmUp(
  app: FastifyInstance,
  { config, logger }: { config: Pick<Config, 'warmUp'>; logger: Logger },
  warning: string,
  work: () => unknown,
): void {
  if (config.warmUp) onceListening(app, logger, warning, work);
}
