import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { countProcesses, freePort } from './index';

interface Server {
  url: string;
  program: ChildProcess;
}

let started: ChildProcess[] = [];
afterEach(() => {
  for (const program of started) program.kill('SIGKILL');
  started = [];
});

async function start(env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, '../scripts/say-who.ts')],
    { env: { ...process.env, ...env, PORT: String(port) }, stdio: 'ignore' },
  );
  started.push(program);
  return { url: `http://127.0.0.1:${port}`, program };
}

interface Said {
  number: number;
  pid: number;
}

const ask = (url: string): Promise<Said | null> =>
  fetch(url).then(
    (response) => response.json() as Promise<Said>,
    () => null,
  );

/** Sends requests until this many different processes have responded. */
async function meet(url: string, count: number, except: readonly number[] = []) {
  const met = new Map<number, Said>();
  for (let tries = 0; tries < 300; tries += 1) {
    const said = await ask(url);
    if (said && !except.includes(said.pid)) met.set(said.pid, said);
    if (met.size === count) return [...met.values()];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${met.size} processes and not ${count}`);
}

test('processes with numbers of their own share one port', async () => {
  const { url, program } = await start({ COUNT: '2' });
  const both = await meet(url, 2);
  expect(both.map(({ number }) => number).sort()).toEqual([0, 1]);
  expect(both.map(({ pid }) => pid)).not.toContain(program.pid);
}, 60_000);

test('a process that dies is replaced by one with its number', async () => {
  const { url } = await start({ COUNT: '2' });
  const both = await meet(url, 2);
  await ask(`${url}/die`);
  const pids = both.map(({ pid }) => pid);
  const [fresh] = await meet(url, 1, pids);
  expect([0, 1]).toContain(fresh!.number);
  const now = await meet(url, 2);
  expect(now.map(({ number }) => number).sort()).toEqual([0, 1]);
}, 60_000);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends all processes after their running responses',
  async (signal) => {
    const { url, program } = await start({ COUNT: '2' });
    const both = await meet(url, 2);
    const slow = await fetch(`${url}/slow`);
    const ended = once(program, 'exit');
    program.kill(signal);
    expect(await slow.json()).toMatchObject({ pid: expect.any(Number) });
    expect(await ended).toEqual([0, null]);
    for (const { pid } of both) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  },
  60_000,
);

test('a program that cannot start ends with its exit code', async () => {
  const { program } = await start({ COUNT: '2', BROKEN: 'yes' });
  expect(await once(program, 'exit')).toEqual([3, null]);
}, 60_000);

test('a single process serves without child processes', async () => {
  const { url, program } = await start({ COUNT: '1' });
  const [only] = await meet(url, 1);
  expect(only).toEqual({ number: 0, pid: program.pid });
}, 60_000);

test('auto means one process for each core', () => {
  expect(countProcesses('auto')).toBe(availableParallelism());
  expect(countProcesses(3)).toBe(3);
});
