import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/database';
import { DatabaseAway } from '../db/outage';
import { problem } from '../http/problem';

/** Whoever asks gives up after a second: a database that takes longer does not answer. */
const patienceMs = 800;
/** Proxies ask each second: neither a line of the log for each time, nor one for each time that we are not ready. */
const unheard = {
  schema: { hide: true },
  config: { rateLimit: false },
  logLevel: 'error',
} as const;

async function findDatabase(db: Db): Promise<void> {
  const ending = new AbortController();
  const silence = wait(patienceMs, undefined, { signal: ending.signal }).then(() => {
    throw new DatabaseAway(`no answer in ${patienceMs} ms`);
  });
  const response = sql`select 1`.execute(db);
  // Nobody listens to the one of the two that comes second.
  for (const one of [silence, response]) one.catch(() => undefined);
  await Promise.race([response, silence]).finally(() => ending.abort());
}

/** /healthz: the process answers. /readyz: it can do its work, database and jobs included. */
export function registerHealth(
  app: FastifyInstance,
  deps: { db: Db; jobs: { started: boolean } },
): void {
  app.get('/healthz', unheard, async () => ({ status: 'ok' }));
  app.get('/readyz', unheard, async () => {
    if (app.isLeaving() || !deps.jobs.started) throw problem('service-unavailable');
    try {
      await findDatabase(deps.db);
    } catch (error) {
      throw problem('service-unavailable', {}, error);
    }
    return { status: 'ready' };
  });
}
