import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@karvon/platform/db/database';
import { DatabaseAway } from '@karvon/platform/db/outage';
import { problem } from '@karvon/platform/http/problem';

/** A proxy gives up after a second: a database that takes longer counts as away. */
const patienceMs = 800;
/** Proxies check each second: a line for each check, or for each one that finds us not ready, would flood the log. */
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
  // The slower of the two promises may reject after the race, and nothing handles it then.
  for (const one of [silence, response]) one.catch(() => undefined);
  await Promise.race([response, silence]).finally(() => ending.abort());
}

/** /healthz: the process responds. /readyz: it can do its work, database and jobs included. */
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
