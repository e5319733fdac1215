import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface Servers {
  storefront: string;
  bare: string;
  stop: () => Promise<void>;
}

async function untilReady(url: string, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (program.exitCode !== null) throw new Error(`${url} did not start`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not become ready`);
}

/** Starts the API with an empty store, the built storefront and the bare page, on `port` and the next two. */
export async function startServers(port: number): Promise<Servers> {
  const data = mkdtempSync(join(tmpdir(), 'karvon-bench-'));
  const programs: ChildProcess[] = [];
  const start = (args: string[], env: Record<string, string>) => {
    const program = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    programs.push(program);
    return program;
  };
  const at = (offset: number) => `http://127.0.0.1:${port + offset}`;
  const common = { EDITION: 'uz', PUBLIC_URL: at(0), SANDBOX_SPEED: '0', DATABASE_URL: '' };
  const api = start(['--import', 'tsx', 'apps/api/src/main.ts'], {
    ...common,
    API_PORT: String(port + 1),
    DATA_DIR: data,
  });
  const web = start(['--import', 'tsx', 'apps/storefront/server.ts'], {
    ...common,
    PORT: String(port),
    API_URL: at(1),
  });
  const bare = start(['--import', 'tsx', 'tools/bench/src/serve-bare.ts', String(port + 2)], {});
  const stop = async () => {
    for (const program of programs) {
      const gone = new Promise((resolve) => program.once('close', resolve));
      if (program.exitCode === null && program.kill('SIGTERM')) await gone;
    }
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilReady(`${at(1)}/readyz`, api);
    await untilReady(`${at(0)}/healthz`, web);
    await untilReady(at(2), bare);
  } catch (error) {
    await stop();
    throw error;
  }
  return { storefront: at(0), bare: at(2), stop };
}
