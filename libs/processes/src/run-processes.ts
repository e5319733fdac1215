import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';

/** Milliseconds before a dead process is replaced: its successor may die at once for the same reason. */
const pauseMs = 1_000;

interface Options {
  count: number;
  /** Starts the server in the process of this number, counted from 0. The server stops by itself at SIGTERM and SIGINT. */
  serve: (number: number) => Promise<void>;
  logger: Record<'info' | 'error', (facts: object, text: string) => void>;
}

/** The number of processes in a setting: a number, or one for each processor core. */
export const countProcesses = (setting: number | 'auto'): number =>
  setting === 'auto' ? availableParallelism() : setting;

const numberVariable = 'PROCESS_NUMBER';

/** Starts the processes, replaces those that die, and stops with them. */
function supervise(count: number, logger: Options['logger']): void {
  const running = new Map<number, Worker>();
  const served = new Set<number>();
  let stopping = false;
  let code = 0;

  function stop(signal: NodeJS.Signals): void {
    stopping = true;
    if (running.size === 0) process.exit(code);
    for (const worker of running.values()) worker.process.kill(signal);
  }

  function start(number: number): void {
    if (stopping) return;
    const worker = cluster.fork({ [numberVariable]: String(number) });
    running.set(number, worker);
    worker.once('listening', () => served.add(number));
    worker.once('exit', (exitCode, signal) => {
      running.delete(number);
      if (stopping) {
        if (running.size === 0) process.exit(code);
        return;
      }
      // A wrong setting affects all processes alike.
      if (!served.has(number)) {
        code = exitCode || 1;
        return stop('SIGTERM');
      }
      logger.error({ number, code: exitCode, signal }, 'a process died; another one is started');
      setTimeout(start, pauseMs, number);
    });
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (let number = 0; number < count; number += 1) start(number);
  logger.info({ count }, 'processes started');
}

/** Serves in this process, or in several child processes that share the port. */
export async function runProcesses({ count, serve, logger }: Options): Promise<void> {
  if (cluster.isPrimary && count > 1) supervise(count, logger);
  else await serve(Number(process.env[numberVariable] ?? 0));
}
