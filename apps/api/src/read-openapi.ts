import { createApp } from './composition/create-app';
import { drawPaper } from './composition/papers';
import type { AppDeps } from '@karvon/platform/app-deps';
import { systemClock } from '@karvon/platform/clock';
import { readConfig } from '@karvon/platform/config';
import { postgresDatabase } from '@karvon/platform/db/database';
import { createLogger } from '@karvon/platform/http/logger';
import { createJobBoard } from '@karvon/platform/jobs/job-board';
import type { Jobs } from '@karvon/platform/jobs/jobs';
import { createParties } from '@karvon/platform/parties/create-parties';
import { createPersonalData, oneDataKey } from '@karvon/platform/personal-data';

const nothing = async () => {};
/** No connection is made: a pool connects with its first query. */
const nowhere = 'postgres://nobody@nowhere.invalid/none';
const secret = 'nothing is signed or sealed when an app only describes itself';

const noKeys: AppDeps['keys'] = {
  states: async () => ({ dataKeys: [], tokenSecrets: [], walk: [], unreadable: [] }),
  check: nothing,
  retire: async () => 'not-old',
  walk: nothing,
};

/** The OpenAPI documents of the app as it registers its routes, without a database and without listening. */
export async function readOpenapi(): Promise<{ everybody: object; operators: object }> {
  const config = readConfig({});
  const database = postgresDatabase(nowhere);
  const jobs: Jobs = {
    board: createJobBoard(database.db),
    enqueue: nothing,
    enqueueAll: nothing,
    ensure: nothing,
    retry: async () => false,
    revive: async () => 0,
    work() {},
    start: nothing,
    stop: nothing,
    started: false,
  };
  try {
    const app = await createApp({
      config,
      edition: config.edition,
      database,
      jobs,
      clock: systemClock,
      logger: createLogger('silent'),
      tokenSecret: secret,
      tokenSecrets: [secret],
      operatorToken: secret,
      personalData: createPersonalData(oneDataKey(secret)),
      keys: noKeys,
      drawPaper,
      parties: createParties({ clock: systemClock }),
      notifyStaff: nothing,
    });
    try {
      return { everybody: app.swagger(), operators: app.operatorsSwagger() };
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}
