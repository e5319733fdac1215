import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import { createLogger } from '@karvon/platform/http/logger';
import { registerHealth } from './health';
import { registerProblems } from '@karvon/platform/http/problems';
import { registerRequestLog } from './request-log';

/** A database that responds, or never does. */
function databaseThat(answers: boolean): Db {
  class Driver extends DummyDriver {
    override acquireConnection() {
      return answers ? super.acquireConnection() : new Promise<never>(() => undefined);
    }
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: () => undefined as never,
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

async function ask(path: string, { answers = true, leaving = false } = {}) {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = createLogger('info', {
    write: (line: string) => void lines.push(line),
  });
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorate('isLeaving', () => leaving);
  registerProblems(app);
  registerRequestLog(app, undefined);
  registerHealth(app, { db: databaseThat(answers), jobs: { started: true } });
  const { statusCode, headers } = await app.inject(path);
  await app.close();
  return { status: statusCode, retry: headers['retry-after'], lines };
}

test.each([
  ['/readyz', {}, { status: 200 }],
  ['/readyz', { leaving: true }, { status: 503, retry: '1' }],
  // Before an outage is noticed, a query would wait for its result without end.
  ['/readyz', { answers: false }, { status: 503, retry: '1' }],
  ['/healthz', { answers: false }, { status: 200 }],
])('%s with %j responds %j, and no line is logged', async (path, state, expected) => {
  expect(await ask(path, state)).toMatchObject({ ...expected, lines: [] });
});
