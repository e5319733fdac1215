import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const workspace = join(import.meta.dirname, '../../..');
const running: { process: ChildProcess; data: string | undefined }[] = [];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isUp(url: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(url).catch(() => null))?.ok, { timeout: 120_000 })
    .toBe(true);
}

export interface OwnApi {
  url: string;
  /** Its clock moves forward; the next call is made then. */
  advance: (seconds: number) => Promise<void>;
}

/** An API whose clock stands where the story wants it: at `start`, an ISO instant, or now. */
export async function startApi(edition: string, start?: string): Promise<OwnApi> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'karvon-own-'));
  const clock = join(import.meta.dirname, 'shifted-clock.mjs');
  const api = spawn(process.execPath, ['--import', clock, 'dist/apps/api/src/main.js'], {
    cwd: workspace,
    env: {
      ...process.env,
      ...(start && { CLOCK_START: start }),
      EDITION: edition,
      API_PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      SANDBOX_SPEED: '0',
      UNPAID_HOLDS: '1000',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  running.push({ process: api, data });
  const url = `http://127.0.0.1:${port}`;
  await isUp(`${url}/readyz`);
  return {
    url,
    advance: async (seconds) => {
      const done = once(api, 'message');
      api.send({ seconds });
      await done;
    },
  };
}

/** A storefront before that API. Returns its origin. */
export async function startStorefront(edition: string, apiUrl: string): Promise<string> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const storefront = spawn(process.execPath, ['dist/apps/storefront-server/main.js'], {
    cwd: workspace,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      EDITION: edition,
      PORT: String(port),
      API_URL: apiUrl,
      PUBLIC_URL: origin,
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  });
  running.push({ process: storefront, data: undefined });
  await isUp(`${origin}/healthz`);
  return origin;
}

/** Stops what a story has started; for `afterEach`. */
export async function stopServers(): Promise<void> {
  for (const { process, data } of running.splice(0).reverse()) {
    const gone = process.exitCode === null ? once(process, 'close') : null;
    process.kill('SIGTERM');
    await gone;
    if (data) rmSync(data, { recursive: true, force: true });
  }
}
