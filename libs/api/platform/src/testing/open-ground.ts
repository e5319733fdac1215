import { readConfig, type Config } from '../config';
import type { Database } from '../db/database';
import type { QueueList } from '../jobs/queues';
import { oneDataKey, createPersonalData, type PersonalData } from '../personal-data';
import { createTestClock, testNow, type TestClock } from './test-clock';
import { openTestDatabase } from './test-database';

/** What an adapter stands on: a database of its own, a clock that stands still, and settings. */
export interface Ground {
  database: Database;
  clock: TestClock;
  config: Config;
  personalData: PersonalData;
  close(): Promise<void>;
}

export interface GroundOptions {
  edition?: 'uz' | 'ru';
  /** The clock's first moment. */
  now?: string;
  /** A database that outlives the ground, for several processes or a restart; the caller closes it. */
  database?: Database;
}

/** The ground of a suite, without any module of the API. Its database has only the `queues` that are given. */
export async function openGround(
  { edition = 'uz', now = testNow, database: given }: GroundOptions = {},
  queues: QueueList = {},
): Promise<Ground> {
  const database = given ?? (await openTestDatabase(process.env.KARVON_TEST_DATABASE_URL, queues));
  return {
    database,
    clock: createTestClock(now),
    config: readConfig({ EDITION: edition, SANDBOX_SPEED: '0', WARM_UP: 'no' }),
    personalData: createPersonalData(oneDataKey('for-tests-only-for-tests-only-for-tests')),
    close: async () => {
      if (!given) await database.close();
    },
  };
}
