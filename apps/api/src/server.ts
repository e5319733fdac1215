import { createApp } from './app';
import { systemClock } from './clock';
import { readConfig } from './config';
import { migrations } from './db/initialise';
import { migrate } from './db/migrate';
import { openDatabase } from './db/open-database';
import { createLogger } from './http/logger';
import { createPgBossJobs } from './jobs/pg-boss-jobs';
import { createPersonalData } from './personal-data';
import { readDataKey, readOperatorToken, readTokenSecret } from './token-secret';

/** Starts the API on the environment's configuration and stops it when the process is asked to. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const clock = systemClock;
  const database = await openDatabase(config);
  const jobs = createPgBossJobs({ database, clock, logger, mode: 'polling' });
  const tokenSecret = readTokenSecret(config);
  const operatorToken = readOperatorToken(config);
  const personalData = createPersonalData(readDataKey(config));
  const applied = await migrate(database, migrations);
  if (applied.length > 0) logger.info({ applied }, 'database brought up to date');
  const app = await createApp({
    config,
    edition: config.edition,
    database,
    jobs,
    clock,
    logger,
    tokenSecret,
    operatorToken,
    personalData,
  });
  await jobs.start();
  await app.listen({ host: config.host, port: config.port });
  logger.info(
    {
      host: config.host,
      port: config.port,
      store: database.engine.kind,
      edition: config.edition.id,
    },
    'ready',
  );

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    try {
      await app.close();
      await jobs.stop();
      await database.close();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
}
