import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { createApi } from '../composition/create-api';
import { drawPaper } from '../composition/papers';
import { sealedColumns } from '../composition/sealed';
import { readConfig, type Config } from '@karvon/platform/config';
import type { Database } from '@karvon/platform/db/database';
import { knowDataKeys } from '@karvon/platform/keys/know-data-keys';
import { createLogger } from '@karvon/platform/http/logger';
import type { PgBossJobs } from '@karvon/platform/jobs/pg-boss-jobs';
import { oneDataKey, type PersonalData } from '@karvon/platform/personal-data';
import type { NotifyStaff } from '@karvon/platform/staff-notices/port';
import { createTestClock, testNow, type TestClock } from '@karvon/platform/testing/test-clock';
import { openApiDatabase } from './api-database';
import { testContent } from '@karvon/site/testing';
import { watchResponses } from '@karvon/platform/testing/watch-responses';

export interface TestAppOptions {
  edition?: 'uz' | 'ru';
  /** The clock's first moment. */
  now?: string;
  config?: Partial<Config>;
  /** Receives metrics. */
  metrics?: Registry;
  /** Receives log lines; silent without it. */
  onLog?: (line: string) => void;
  /** The lowest level; 'info' by default. */
  logLevel?: 'trace';
  /** Additional routes of the spec. */
  extend?: (app: FastifyInstance) => void;
  /** The newest first; by default one key for tests. */
  dataKeys?: readonly string[];
  /** A database that outlives the app, for tests of a restart; the caller closes it. */
  database?: Database;
}

export interface TestApp {
  app: FastifyInstance;
  inject: FastifyInstance['inject'];
  database: Database;
  clock: TestClock;
  jobs: PgBossJobs;
  config: Config;
  personalData: PersonalData;
  notifyStaff: NotifyStaff;
  /** Also fails when a route has sent a response that it does not declare. */
  close(): Promise<void>;
}

const testSecret = 'for-tests-only-for-tests-only-for-tests';

export const testOperatorToken = 'for-tests-only-an-operator-of-the-tests';

/**
 * The whole API on a fresh database (see `openApiDatabase`), with a clock that stands still and upstreams that respond at once.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { edition = 'uz', now = testNow, onLog } = options;
  const config: Config = {
    ...readConfig({
      EDITION: edition,
      SANDBOX_SPEED: '0',
      TOKEN_SECRET: testSecret,
      WARM_UP: 'no',
    }),
    requestsPerMinute: 0,
    // Reading all our pages and news takes longer than the rest of creating an app; specs of texts have folders of their own.
    contentDir: testContent,
    // Stories book many orders with one phone.
    unpaidHolds: 1_000,
    ...options.config,
  };
  const logger = onLog
    ? createLogger(options.logLevel ?? 'info', { write: onLog })
    : createLogger('silent');
  const clock = createTestClock(now);
  const database =
    options.database ?? (await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL));
  const secrets = {
    dataKeys: options.dataKeys
      ? await knowDataKeys(database.db, options.dataKeys, sealedColumns)
      : oneDataKey(testSecret),
    operatorToken: testOperatorToken,
    tokenSecrets: config.tokenSecrets ?? [],
  };
  let checkResponses = () => {};
  const api = await createApi(
    {
      bossClock: clock.bossClock,
      clock,
      config,
      database,
      drawPaper,
      logger,
      metrics: options.metrics,
      mode: 'by-hand',
      secrets,
    },
    (extended) => {
      checkResponses = watchResponses(extended);
      options.extend?.(extended);
    },
  );
  return {
    ...api,
    inject: api.app.inject.bind(api.app) as FastifyInstance['inject'],
    database,
    clock,
    config,
    async close() {
      await api.close();
      if (!options.database) await database.close();
      checkResponses();
    },
  };
}
