import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { ownPort } from './ports';

const workspace = join(import.meta.dirname, '../../..');
const running: { process: ChildProcess; data: string | undefined }[] = [];

async function isUp(url: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(url).catch(() => null))?.ok, { timeout: 120_000 })
    .toBe(true);
}

/** Receives the lines of a program's log; by default they go to the run's own output. */
type OnLog = (line: string) => void;

function hear({ stdout }: ChildProcess, onLog: OnLog | undefined): void {
  if (stdout && onLog) createInterface({ input: stdout }).on('line', onLog);
}

export interface OwnApi {
  url: string;
  /** The folder of its database. */
  data: string;
  /** Moves its clock forward; later calls see the new time. */
  advance: (seconds: number) => Promise<void>;
  /** Kills the process at once (SIGKILL). */
  kill: () => Promise<void>;
}

/** Starts an API whose clock begins at `start`, an ISO instant, or now; `env` adds settings, its port too. */
export async function startApi(
  edition: string,
  start?: string,
  env: Record<string, string> = {},
  onLog?: OnLog,
): Promise<OwnApi> {
  const port = env.API_PORT ?? (await ownPort());
  const data = mkdtempSync(join(tmpdir(), 'karvon-own-'));
  const clock = join(import.meta.dirname, 'preloaded/shifted-clock.ts');
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
      WARM_UP: 'no',
      ...env,
    },
    stdio: ['ignore', onLog ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  });
  hear(api, onLog);
  running.push({ process: api, data });
  const url = `http://127.0.0.1:${port}`;
  await isUp(`${url}/readyz`);
  return {
    url,
    data,
    advance: async (seconds) => {
      const done = once(api, 'message');
      api.send({ seconds });
      await done;
    },
    kill: async () => {
      const gone = once(api, 'close');
      api.kill('SIGKILL');
      await gone;
    },
  };
}

/** Starts a storefront for that API; `env` adds settings. Returns its origin. */
export async function startStorefront(
  edition: string,
  apiUrl: string,
  webPort?: number,
  env: Record<string, string> = {},
  onLog?: OnLog,
): Promise<string> {
  const port = webPort ?? (await ownPort());
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
      ...env,
    },
    stdio: ['ignore', onLog ? 'pipe' : 'inherit', 'inherit'],
  });
  hear(storefront, onLog);
  running.push({ process: storefront, data: undefined });
  await isUp(`${origin}/healthz`);
  return origin;
}

/** Starts a program of this machine with `input`, and waits until `readyAt` responds. */
export async function startProgram(
  name: string,
  args: string[],
  { input, env, readyAt }: { input: string; env: Record<string, string>; readyAt: string },
): Promise<void> {
  const program = spawn(name, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  program.stdin.end(input);
  running.push({ process: program, data: undefined });
  await isUp(readyAt);
}

/**
 * Starts the program of a simulator on a port that the system chooses.
 * @returns its address, and the settings it prints for starting the shop
 */
async function startSimulator(lib: string, name: string, env: Record<string, string> = {}) {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', `libs/${lib}/scripts/run-${name}.ts`],
    {
      cwd: workspace,
      env: { ...process.env, ...env, [`SIM_${name.toUpperCase()}_PORT`]: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.push({ process: program, data: undefined });
  const said = await new Promise<string>((resolve, reject) => {
    let words = '';
    program.stdout.on('data', (more: Buffer) => {
      words += String(more);
      if (words.includes('npm start')) resolve(words);
    });
    program.once('exit', () => reject(new Error(`The simulator of ${name} has ended: ${words}`)));
  });
  const settings = Object.fromEntries(
    [...said.matchAll(/(\w+)=(\S+)/g)].map(([, setting, value]) => [setting!, value!]),
  );
  return { url: /http:\S+/.exec(said)![0], settings };
}

/** Starts Duffel's simulator, which sends its events to that API; returns the settings of an API that sells through it. */
export async function startDuffel(api = 'http://127.0.0.1:9') {
  const { url, settings } = await startSimulator('supplier-simulators', 'duffel', {
    SIM_DUFFEL_RECEIVER: `${api}/v1/suppliers/duffel/events`,
  });
  return {
    settings,
    /** Switches a fault of its responses on; null switches all off. */
    setFault: (fault: object | null) =>
      fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) }),
    /** The airline changes the flights of a paid order: `flight-cancelled`, `flight-delayed` or `flight-moved`. */
    changeFlights: async (reference: string, kind: string) => {
      const body = JSON.stringify({ reference, kind });
      const { status } = await fetch(`${url}/_changes`, { method: 'POST', body });
      expect(status).toBe(204);
    },
  };
}

/** Starts Sirena's simulator with these settings of its program; returns those of an API that sells through it. */
export const startSirena = async (env: Record<string, string> = {}) =>
  (await startSimulator('supplier-simulators', 'sirena', env)).settings;

export type HotelSupplierName = 'acase' | 'etg';

/** Starts the simulator of a supplier of rooms; returns the settings of an API that sells its hotels of Uzbekistan. */
export async function startHotelSupplier(
  name: HotelSupplierName,
  env: Record<string, string> = {},
) {
  const { settings } = await startSimulator('supplier-simulators', name, env);
  return { ...settings, [`${name.toUpperCase()}_COUNTRIES`]: 'UZ' };
}

export type BankName = 'payme' | 'click' | 'yookassa';

/** Starts a bank's simulator for the shop at that address; returns the settings of that shop. */
export async function startBank(name: BankName, shop: string) {
  const { url, settings } = await startSimulator('bank-simulators', name, { SIM_SHOP: shop });
  return {
    url,
    settings,
    /** Sends the calls that the `late` fault has delayed. */
    deliverLate: async () => {
      const { ok } = await fetch(`${url}/_late`, { method: 'POST' });
      expect(ok).toBe(true);
    },
  };
}

/** Stops the servers that stories have started. */
export async function stopServers(): Promise<void> {
  for (const { process, data } of running.splice(0).reverse()) {
    const runs = process.exitCode === null && process.signalCode === null;
    const gone = runs ? once(process, 'close') : null;
    process.kill('SIGTERM');
    await gone;
    if (data) rmSync(data, { recursive: true, force: true });
  }
}

/** Leaves the page, which may still be loading, and stops the servers of a story; for `afterEach`. */
export async function leaveServers({ page }: { page: Page }): Promise<void> {
  await page.goto('about:blank');
  await stopServers();
}
