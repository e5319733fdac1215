import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { Config } from '../config';
import { createServer } from '../http/create-server';
import { createLogger } from '../http/logger';
import { createReadyResponses } from '../http/ready-responses';
import { registerReadyResponses } from '../http/register-ready-responses';
import { createPgBossJobs, type PgBossJobs } from '../jobs/pg-boss-jobs';
import type { QueueList } from '../jobs/queues';
import { createParties } from '../parties/create-parties';
import { createStaffNotices } from '../staff-notices/notify-staff';
import { openGround, type Ground, type GroundOptions } from './open-ground';
import { watchResponses } from './watch-responses';

export interface ModulesOptions extends GroundOptions {
  /** Changes of the settings. */
  config?: Partial<Config>;
  /** Receives log lines; silent without it. */
  onLog?: (line: string) => void;
}

/** Some modules of the API on a database and a clock of their own; the rest of the API does not exist. */
export interface StartedModules extends Ground {
  app: FastifyInstance;
  inject: FastifyInstance['inject'];
  jobs: PgBossJobs;
}

const secret = 'for-tests-only-for-tests-only-for-tests';
const never = () => {
  throw new Error('no module under test draws papers or looks after keys');
};

/**
 * Starts some modules. The caller closes them, which also fails when a route has sent a response that it does not declare.
 * @param queues the jobs of these modules
 * @param register makes the modules, as the composition of the API does
 */
export async function startModules(
  queues: QueueList,
  register: (app: FastifyInstance, deps: AppDeps & { jobs: PgBossJobs }) => void | Promise<void>,
  { config: changes, onLog, ...options }: ModulesOptions = {},
): Promise<StartedModules> {
  const ground = await openGround(options, queues);
  const { clock, database, personalData } = ground;
  const config: Config = {
    ...ground.config,
    ...{ tokenSecrets: [secret], requestsPerMinute: 0 },
    ...changes,
  };
  const logger = onLog ? createLogger('trace', { write: onLog }) : createLogger('silent');
  const jobs = createPgBossJobs({
    ...{ bossClock: clock.bossClock, clock, database, logger, queues, mode: 'by-hand' },
  });
  const messages = { sendToStaff: () => Promise.resolve() };
  const deps = {
    ...{ clock, config, database, edition: config.edition, jobs, logger, personalData },
    ...{ tokenSecret: secret, tokenSecrets: [secret] },
    operatorToken: createHash('sha256').update(secret).digest('hex'),
    parties: createParties({ clock }),
    notifyStaff: createStaffNotices({ clock, edition: config.edition, messages }),
    drawPaper: never,
    keys: { states: never, check: never, retire: never, walk: never },
  };
  const ready = createReadyResponses(logger);
  const app = await createServer(deps, ready);
  registerReadyResponses(app, ready);
  const checkResponses = watchResponses(app);
  await register(app, deps);
  await app.ready();
  await jobs.start();
  return {
    ...ground,
    ...{ app, config, jobs },
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    async close() {
      await app.close();
      await jobs.stop();
      await ground.close();
      checkResponses();
    },
  };
}
