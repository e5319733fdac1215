import { runProcesses } from '@karvon/processes';
import { readConfig } from '@karvon/platform/config';
import { createLogger } from '@karvon/platform/http/logger';

/** Runs the API on the environment's configuration, in one process or in several. */
export async function run(): Promise<void> {
  const config = readConfig(process.env);
  await runProcesses({
    count: config.processes,
    logger: createLogger(config.logLevel),
    // The parent process, which only supervises the others, needs no server code.
    serve: async (number) => (await import('./server')).start(config, number),
  });
}
