import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import {
  createPgBossJobs,
  type PgBossJobs,
  type PgBossJobsOptions,
} from '@karvon/platform/jobs/pg-boss-jobs';
import { createParties } from '@karvon/platform/parties/create-parties';
import { createKeyBoard } from '@karvon/platform/keys/key-board';
import { createMessages } from '@karvon/messages/create';
import { createPersonalData, type DataKeys } from '@karvon/platform/personal-data';
import { createStaffNotices } from '@karvon/platform/staff-notices/notify-staff';
import { createApp } from './create-app';
import { queues } from './queues';
import { sealedColumns } from './sealed';

/** Everything the API needs from outside: the program passes real services, tests pass theirs. */
export interface ApiOutside
  extends
    Pick<AppDeps, 'clock' | 'config' | 'database' | 'drawPaper' | 'logger' | 'metrics' | 'tracing'>,
    Pick<PgBossJobsOptions, 'bossClock' | 'mode'> {
  secrets: Pick<AppDeps, 'operatorToken' | 'tokenSecrets'> & {
    dataKeys: DataKeys;
  };
}

export interface Api extends Pick<AppDeps, 'personalData' | 'notifyStaff'> {
  app: FastifyInstance;
  jobs: PgBossJobs;
  /** Finishes running calls and jobs. The caller closes the database. */
  close(): Promise<void>;
}

/** The outside services that every module uses. Jobs do not run yet. */
export function createDeps({
  bossClock,
  mode,
  secrets,
  ...outside
}: ApiOutside): AppDeps & { jobs: PgBossJobs } {
  const { config } = outside;
  const { dataKeys, operatorToken, tokenSecrets } = secrets;
  const tokens = { operatorToken, tokenSecret: tokenSecrets[0]!, tokenSecrets };
  const jobs = createPgBossJobs({ ...outside, mode, bossClock, queues });
  const personalData = createPersonalData(dataKeys, (place) =>
    outside.logger.error({ place }, 'a row cannot be read: npm run ops -- keys'),
  );
  const { edition } = config;
  const messages = createMessages({ ...outside, jobs, personalData });
  const notifyStaff = createStaffNotices({ ...outside, edition, messages });
  const parties = createParties(outside);
  const keys = createKeyBoard({
    ...outside,
    columns: sealedColumns,
    dataKeys,
    jobs,
    personalData,
    tokenSecrets,
  });
  return {
    ...outside,
    ...tokens,
    edition,
    jobs,
    keys,
    parties,
    personalData,
    notifyStaff,
  };
}

/** The whole API on an initialised database; its jobs run. */
export async function createApi(
  outside: ApiOutside,
  extend?: (app: FastifyInstance) => void,
): Promise<Api> {
  const deps = createDeps(outside);
  const { jobs, notifyStaff, personalData } = deps;
  const app = await createApp(deps, extend);
  await jobs.start();
  return {
    app,
    jobs,
    personalData,
    notifyStaff,
    async close() {
      await app.close();
      await jobs.stop();
    },
  };
}
