import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import { problem } from '../http/problem';

/** /healthz: the process answers. /readyz: it can do its work, database and jobs included. */
export function registerHealth(
  app: FastifyInstance,
  deps: { db: Db; jobs: { started: boolean } },
): void {
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async () => ({
    status: 'ok',
  }));
  app.get('/readyz', { schema: { hide: true }, config: { rateLimit: false } }, async () => {
    if (app.isLeaving() || !deps.jobs.started) throw problem('service-unavailable');
    try {
      await sql`select 1`.execute(deps.db);
    } catch (error) {
      throw problem('service-unavailable', {}, error);
    }
    return { status: 'ready' };
  });
}
