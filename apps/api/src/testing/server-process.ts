import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@karvon/processes';
import type { Phase } from '@karvon/platform/phase';

const workspace = join(__dirname, '../../../..');

/** Built by `build-program.ts` before the first spec. */
function programUnderTest(): string {
  const program = process.env.KARVON_API_UNDER_TEST;
  if (!program) throw new Error('Run this spec with one of the jest.*.config.js of apps/api.');
  return program;
}

/** With PostgreSQL the API requires its secrets. */
const testKey = 'the-key-of-a-server-under-test-0123456789';

export interface ServerProcess {
  /** 'http://127.0.0.1:54321' */
  url: string;
  pid: number;
  /** Resolves with the signal that killed the process, or null when it exited by itself. */
  ended: Promise<NodeJS.Signals | null>;
  /** The lines of its log. */
  readonly log: readonly LogLine[];
  stop(): Promise<void>;
  /** Kills the process at once (SIGKILL). */
  kill(): Promise<void>;
}

export interface LogLine {
  level: string;
  msg: string;
}

/**
 * The API as `npm start` runs it, in a process of its own; `killAt` names the phase it dies at.
 * @param program another release's main.js
 */
export async function startServerProcess(
  env: Record<string, string>,
  killAt?: Phase,
  program = programUnderTest(),
): Promise<ServerProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [program], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH,
      API_PORT: String(port),
      SANDBOX_SPEED: '0',
      UNPAID_HOLDS: '1000',
      WARM_UP: 'no',
      ...(killAt && { KILL_AT: killAt }),
      ...(env.DATABASE_URL && { DATA_KEY: testKey, TOKEN_SECRET: testKey }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const log: LogLine[] = [];
  const isReady = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (!line.startsWith('{')) return;
      const entry = JSON.parse(line) as LogLine;
      log.push(entry);
      if (entry.msg === 'ready') resolve();
    });
  });
  const early = ended.then((signal) => {
    throw new Error(`The server ended before it was ready: ${signal}`);
  });
  await Promise.race([isReady, early]);
  early.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    ended,
    log,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
