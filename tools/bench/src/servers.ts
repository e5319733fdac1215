import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface Servers {
  storefront: string;
  bare: string;
  api: { url: string; pid: number };
  pids: { storefront: number; bare: number };
  /** Starts one more program of the workspace and waits until `url` responds. */
  startBeside: (args: string[], url: string) => Promise<number>;
  stop: () => Promise<void>;
}

/** Waits until a program responds, two minutes at most; it is polled every `pauseMs`. */
export async function untilReady(url: string, program: ChildProcess, pauseMs = 200): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    if (program.exitCode !== null) throw new Error(`${url} did not start`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`${url} did not become ready`);
}

interface Programs {
  api: { url: string; program: ChildProcess };
  start: (args: string[], env: Record<string, string>) => ChildProcess;
  stop: () => Promise<void>;
}

/** An API with an empty store and the servers started with it; `stop` ends them all. */
function startPrograms(port: number, storefront: string): Programs {
  const data = mkdtempSync(join(tmpdir(), 'karvon-bench-'));
  const programs: ChildProcess[] = [];
  const start = (args: string[], env: Record<string, string>) => {
    const program = spawn(process.execPath, args, {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        EDITION: 'uz',
        PUBLIC_URL: storefront,
        SANDBOX_SPEED: '0',
        UNPAID_HOLDS: '1000',
        DATABASE_URL: '',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    programs.push(program);
    return program;
  };
  const program = start(['dist/apps/api/src/main.js'], {
    API_PORT: String(port),
    DATA_DIR: data,
  });
  const stop = async () => {
    for (const one of programs) {
      const gone = new Promise((resolve) => one.once('close', resolve));
      if (one.exitCode === null && one.kill('SIGTERM')) await gone;
    }
    rmSync(data, { recursive: true, force: true });
  };
  return { api: { url: `http://127.0.0.1:${port}`, program }, start, stop };
}

/** Starts the API with an empty store, the built storefront and the bare page, on `port` and the next two. */
export async function startServers(port: number): Promise<Servers> {
  const at = (offset: number) => `http://127.0.0.1:${port + offset}`;
  const { api, start, stop } = startPrograms(port + 1, at(0));
  const web = start(['dist/apps/storefront-server/main.js'], {
    PORT: String(port),
    API_URL: api.url,
    // Loads come from many visitors' addresses, which this machine forwards.
    TRUSTED_PROXIES: 'loopback',
  });
  const bare = start(['--import', 'tsx', 'tools/bench/src/serve-bare.ts', String(port + 2)], {});
  try {
    await untilReady(`${api.url}/readyz`, api.program);
    await untilReady(`${at(0)}/healthz`, web);
    await untilReady(at(2), bare);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    storefront: at(0),
    bare: at(2),
    api: { url: api.url, pid: api.program.pid! },
    pids: { storefront: web.pid!, bare: bare.pid! },
    async startBeside(args, url) {
      const program = start(args, {});
      await untilReady(url, program);
      return program.pid!;
    },
    stop,
  };
}
