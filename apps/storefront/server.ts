import { createServer } from 'node:http';
import { getConfig } from './app/config.server';
import { createApp } from './server/create-app';

const graceMs = 8_000;

/** Ends idle connections at once, lets running answers finish, and leaves. */
function stopOn(signal: NodeJS.Signals, stop: () => void): void {
  process.once(signal, stop);
}

async function main(): Promise<void> {
  const config = getConfig();
  const server = createServer();
  const { app, close } = await createApp(config, server);
  server.on('request', app);
  server.keepAliveTimeout = 65_000;

  const stop = () => {
    server.close(() => void close().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), graceMs).unref();
  };
  stopOn('SIGTERM', stop);
  stopOn('SIGINT', stop);

  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken: set PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });
  server.listen(config.port, () => {
    if (config.logLevel !== 'warn')
      console.info(`Storefront (edition ${config.edition.id}) on ${config.publicUrl}`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
