import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from './clock';
import { createApi } from './composition/create-api';
import { readConfig } from './config';
import { migrations } from './composition/initialise';
import { migrate } from './db/migrate';
import { openDatabase } from './composition/open-database';
import { createLogger } from './http/logger';
import { checkSecrets } from './secret-checks';
import { readDataKey, readOperatorToken, readTokenSecret } from './token-secret';

/** Starts the API on the environment's configuration and stops it when the process is asked to. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, logger);
  const secrets = {
    dataKey: readDataKey(config),
    operatorToken: readOperatorToken(config),
    tokenSecret: readTokenSecret(config),
  };
  const applied = await migrate(database, migrations);
  await checkSecrets(database.db, { DATA_KEY: secrets.dataKey, TOKEN_SECRET: secrets.tokenSecret });
  if (applied.length > 0) logger.info({ applied }, 'database brought up to date');
  const outside = { clock: systemClock, config, database, logger, secrets };
  const api = await createApi({ ...outside, mode: 'polling' });
  await api.app.listen({ host: config.host, port: config.port });
  logger.info(
    {
      host: config.host,
      port: config.port,
      store: database.engine.kind,
      edition: config.edition.id,
      adapters: config.adapters,
    },
    'ready',
  );

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    try {
      api.app.leave();
      if (signal === 'SIGTERM') await wait(config.drainMs);
      await api.close();
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
