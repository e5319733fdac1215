import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { runProcesses } from '@karvon/processes';
import { getConfig } from './app/config.server';
import { createApp } from './server/create-app';
import { loadTracing } from './server/load-tracing';
import { createMetrics, serveMetrics } from './server/metrics';
import { createLogger } from './server/logger';
import { warnOfHiddenVisitors } from './server/watch-proxies';

const graceMs = 8_000;

/** @param number the index of this process among those that share the port, from 0 on */
async function serve(number: number): Promise<void> {
  const config = getConfig();
  const logger = createLogger(config.logLevel);
  const tracing = await loadTracing(config.apiUrl, logger);
  const server = createServer();
  const metrics = config.metrics && createMetrics();
  if (config.metrics && metrics)
    await serveMetrics(metrics, { ...config.metrics, port: config.metrics.port + number });
  let stopping = false;
  const isStopping = () => stopping;
  const { app, close } = await createApp(config, {
    server,
    logger,
    metrics,
    isStopping,
  });
  server.on('request', app);
  server.keepAliveTimeout = 65_000;

  /** Announces the shutdown and keeps serving until proxies have noticed; then completes running responses and exits. */
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    if (signal === 'SIGTERM') await wait(config.drainMs);
    server.close(() => void Promise.all([close(), tracing?.stop()]).then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), graceMs).unref();
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken: set PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });
  server.listen({ port: config.port, ...(config.host && { host: config.host }) }, () => {
    logger.info(
      { port: config.port, edition: config.edition.id, publicUrl: config.publicUrl },
      'ready',
    );
    warnOfHiddenVisitors(config, logger);
  });
}

async function main(): Promise<void> {
  const { processes, logLevel } = getConfig();
  await runProcesses({ count: processes, serve, logger: createLogger(logLevel) });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
