import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import { createPgBossJobs, type PgBossJobs, type PgBossJobsOptions } from '../jobs/pg-boss-jobs';
import { createMessages } from '../modules/messages/create';
import { createPersonalData } from '../personal-data';
import { createStaffNotices } from '../staff-notices/tell-staff';
import { createApp } from './create-app';
import { queues } from './queues';

/** What a whole API stands on: the program brings the real world, tests bring theirs. */
export interface ApiOutside
  extends
    Pick<AppDeps, 'clock' | 'config' | 'database' | 'logger' | 'metrics'>,
    Pick<PgBossJobsOptions, 'bossClock' | 'mode'> {
  secrets: Pick<AppDeps, 'operatorToken' | 'tokenSecrets'> & {
    /** The newest secret comes first. */
    dataKeys: readonly string[];
    /** The key with which this database was created. */
    dataKeyBegun: string;
  };
}

export interface Api extends Pick<AppDeps, 'personalData' | 'tellStaff'> {
  app: FastifyInstance;
  jobs: PgBossJobs;
  /** Finishes running calls and jobs. The caller closes the database. */
  close(): Promise<void>;
}

/** The whole API on an initialised database; its jobs run. */
export async function createApi(
  { bossClock, mode, secrets, ...outside }: ApiOutside,
  extend?: (app: FastifyInstance) => void,
): Promise<Api> {
  const { config } = outside;
  const { dataKeys, dataKeyBegun, operatorToken, tokenSecrets } = secrets;
  const tokens = { operatorToken, tokenSecret: tokenSecrets[0]!, tokenSecrets };
  const jobs = createPgBossJobs({ ...outside, mode, bossClock, queues });
  const personalData = createPersonalData(dataKeyBegun, dataKeys);
  const { edition } = config;
  const messages = createMessages({ ...outside, jobs, personalData });
  const tellStaff = createStaffNotices({ ...outside, edition, messages });
  const deps = { ...outside, ...tokens, edition, jobs, personalData, tellStaff };
  const app = await createApp(deps, extend);
  await jobs.start();
  return {
    app,
    jobs,
    personalData,
    tellStaff,
    async close() {
      await app.close();
      await jobs.stop();
    },
  };
}
