import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { systemClock } from '@karvon/platform/clock';
import { createApi, type ApiOutside } from './composition/create-api';
import type { Config } from '@karvon/platform/config';
import { loadTracing } from './load-tracing';
import { migrations } from '@karvon/platform/db-setup/initialise';
import { queues } from './composition/queues';
import { sealedColumns } from './composition/sealed';
import type { Db } from '@karvon/platform/db/database';
import { migrate } from '@karvon/platform/db/migrate';
import { openDatabase } from '@karvon/platform/db-setup/open-database';
import { createLogger } from '@karvon/platform/http/logger';
import { serveMetrics } from '@karvon/platform/metrics/serve-metrics';
import { createPaperThread } from '@karvon/platform/papers/paper-thread';
import { knowDataKeys } from '@karvon/platform/keys/know-data-keys';
import { checkSecret, replaceSecret } from '@karvon/platform/keys/secret-checks';
import {
  readDataKeys,
  readOperatorToken,
  readTokenSecrets,
} from '@karvon/platform/keys/token-secret';

/** The program of the thread that draws documents, in the sources and in a build. */
const drawPapers = join(
  import.meta.dirname,
  `composition/draw-papers${extname(import.meta.filename)}`,
);

/** Measurements of the process itself: time, memory, the event loop. */
function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** The configured secrets, compared with those that the database knows. */
async function readSecrets(config: Config, db: Db): Promise<ApiOutside['secrets']> {
  const tokenSecrets = readTokenSecrets(config);
  const dataKeys = await knowDataKeys(db, readDataKeys(config), sealedColumns);
  await checkSecret(db, 'TOKEN_SECRET', tokenSecrets);
  // Tokens live for days only, so after some days with the newest secret the others may be removed.
  await replaceSecret(db, 'TOKEN_SECRET', tokenSecrets[0]!);
  return { dataKeys, operatorToken: readOperatorToken(config), tokenSecrets };
}

/**
 * Starts the API and stops it when the process is asked to.
 * @param number of this process among those that share the port, from 0
 */
export async function start(config: Config, number: number): Promise<void> {
  const logger = createLogger(config.logLevel);
  const tracing = await loadTracing(logger);
  const database = await openDatabase(config, queues, logger, tracing?.noteQuery);
  const applied = await migrate(database, migrations);
  const secrets = await readSecrets(config, database.db);
  if (applied.length > 0) logger.info({ applied }, 'database brought up to date');
  const metrics = config.metrics && createMetrics();
  const papers = createPaperThread(drawPapers);
  const api = await createApi({
    clock: systemClock,
    config,
    database,
    drawPaper: papers.draw,
    logger,
    metrics,
    mode: 'polling',
    secrets,
    tracing,
  });
  const metricsServer =
    config.metrics &&
    metrics &&
    (await serveMetrics(metrics, { ...config.metrics, port: config.metrics.port + number }));
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
      await papers.close();
      await database.close();
      metricsServer?.close();
      await tracing?.stop();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  // A terminal signals every process of a program, and the parent process signals its children too.
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}
