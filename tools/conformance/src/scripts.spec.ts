import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './tree';

const script = (name: string): string =>
  JSON.stringify(pathToFileURL(join(root, 'tools/scripts/src', name)).href);
const inline = (code: string): string[] => ['--input-type=module', '--eval', code];

/** The scripts are for plain Node: a small program calls them as it does and prints JSON. */
function request(name: string, code: string): unknown {
  const run = spawnSync(
    process.execPath,
    inline(`import * as it from ${script(name)};\nconsole.log(JSON.stringify(${code}))`),
    { encoding: 'utf8', cwd: root },
  );
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

test('a Jest report counts its tests, and a suite that could not run as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  };
  expect(request('run/reports.ts', `it.countReport(${JSON.stringify(report)})`)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
  });
});

test('failures are named: tests of Jest, stories of Playwright, and errors outside of them', () => {
  const tests = (status: string) => [{ status }];
  const story = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: tests(status),
  });
  const stories = {
    stats: {},
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [story('one', 'expected'), story('two', 'unexpected')],
        suites: [{ title: 'group', file: 'a.spec.ts', specs: [story('three', 'unexpected')] }],
      },
    ],
    errors: [{ message: 'no server' }],
  };
  const names = (report: object) =>
    request('run/reports.ts', `it.namesOfFailures(${JSON.stringify(report)})`);
  expect(names({ failures: ['b.spec.ts: adds'] })).toEqual(['b.spec.ts: adds']);
  expect(names(stories)).toEqual(['a.spec.ts: two', 'a.spec.ts: group › three', 'no server']);
  const reports = { money: { passed: 0, failed: 1, skipped: 0, failures: ['b.spec.ts: adds'] } };
  expect(request('run/reports.ts', `it.sumUp(${JSON.stringify(reports)}, []).failures`)).toEqual([
    'money: b.spec.ts: adds',
  ]);
});

test('a Playwright report counts its tests, and an error outside them as a failure', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 1 };
  expect(
    request('run/reports.ts', `it.countReport(${JSON.stringify({ stats, errors: [{}] })})`),
  ).toEqual({
    passed: 5,
    failed: 1,
    skipped: 1,
  });
});

test('a task that failed without a failing test counts as one', () => {
  const tasks = [
    { projectName: 'money', target: 'lint', status: 1 },
    { projectName: 'money', target: 'test', status: 0 },
    { projectName: 'api', target: 'test-pglite', status: 1 },
    { projectName: 'orders', target: 'test', status: 1 },
    { projectName: 'bench', target: 'size', status: 1 },
    { projectName: 'storefront-e2e', target: 'stories-ahead', status: 1 },
  ];
  const reports = {
    money: { passed: 7, failed: 0, skipped: 0 },
    'api-pglite': { passed: 1, failed: 2, skipped: 0 },
    bench: { passed: 3, failed: 0, skipped: 0 },
    'bench-size': { passed: 20, failed: 1, skipped: 0 },
    'storefront-e2e-stories-ahead': { passed: 9, failed: 1, skipped: 0 },
  };
  expect(
    request('run/reports.ts', `it.sumUp(${JSON.stringify(reports)}, ${JSON.stringify(tasks)})`),
  ).toEqual({
    passed: 40,
    failed: 6,
    skipped: 0,
    broken: ['money:lint', 'orders:test'],
    failures: [],
  });
});

test('the last line names skipped tests only when there are some', () => {
  expect(request('run/reports.ts', 'it.summaryLine({ passed: 3, failed: 0, skipped: 0 })')).toBe(
    '3 passed, 0 failed',
  );
  expect(request('run/reports.ts', 'it.summaryLine({ passed: 3, failed: 1, skipped: 2 })')).toBe(
    '3 passed, 1 failed, 2 skipped',
  );
});

test('a taken port is refused with advice', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = request(
    'machine/ports.ts',
    `await it.requireFreePort(${port}, 'PORT', '127.0.0.1').catch(error => error.message)`,
  );
  server.close();
  expect(response).toContain(`Port ${port} is taken`);
  expect(response).toContain('PORT=');
});

const supervised = (programs: string): string[] =>
  inline(`import { supervise } from ${script('run/supervise.ts')};
    const house = supervise();
    ${programs}
    process.exitCode = await house.ended;`);
const waits =
  'setInterval(() => {}, 1000); process.on("SIGTERM", () => { console.log("closed"); process.exit(0); }); console.log("up");';

test('when one program dies, the other is stopped and its exit code is passed on', () => {
  const code = `house.start('first', ['-e', ${JSON.stringify(waits)}], {}); house.start('second', ['-e', 'setTimeout(() => process.exit(7), 300)'], {});`;
  const run = spawnSync(process.execPath, supervised(code), { encoding: 'utf8', cwd: root });
  expect(run.status).toBe(7);
  expect(run.stdout).toContain('closed');
  expect(run.stdout).toContain('The second has stopped by itself (exit code 7)');
});

test('a signal closes every program and ends with success', async () => {
  const child = spawn(
    process.execPath,
    supervised(`house.start('only', ['-e', ${JSON.stringify(waits)}], {});`),
    { cwd: root },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  expect(output).toContain('closed');
  expect(output).toContain('Stopped.');
});

test('a program in development restarts each time one of its files is replaced, as editors and git do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restarting-'));
  const file = join(folder, 'part.ts');
  const write = (to: string, version: number) =>
    writeFileSync(to, `export const version: number = ${version};`);
  write(file, 0);
  writeFileSync(
    join(folder, 'main.ts'),
    "import { version } from './part'; console.log('version ' + version); setInterval(() => {}, 1000);",
  );
  const args = request(
    'run/workspace.ts',
    `it.restarting(${JSON.stringify(join(folder, 'main.ts'))})`,
  );
  const child = spawn(process.execPath, args as string[], { cwd: root });
  const signal = AbortSignal.timeout(80_000);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const seen = async (version: number) => {
    while (!output.includes(`version ${version}\n`)) await once(child.stdout, 'data', { signal });
  };
  try {
    await seen(0);
    for (const version of [1, 2]) {
      let timer: NodeJS.Timeout | undefined;
      // The watcher may start after the program: the file is replaced again after growing pauses, so that a busy machine has time
      // to restart.
      const replace = (nextMs: number) => {
        write(`${file}.new`, version);
        renameSync(`${file}.new`, file);
        timer = setTimeout(replace, nextMs, 2 * nextMs);
      };
      replace(500);
      await seen(version).finally(() => clearTimeout(timer));
    }
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
    rmSync(folder, { recursive: true });
  }
}, 90_000);

describe('a promise whose specs did not all run', () => {
  const earlier = { specs: ['a.spec.ts', 'b.spec.ts'], reached: 'then', verdict: { held: true } };
  const chosen = (now: object) =>
    request(
      'trust/earlier-rows.ts',
      `it.chooseRow(${JSON.stringify({ specs: earlier.specs, reached: 'now', ...now })}, ${JSON.stringify(earlier)}).reached`,
    );
  const verdict = { held: false, failed: 0, missing: ['b.spec.ts'] };

  test('keeps an earlier result of the same specs', () => {
    expect(chosen({ verdict })).toBe('then');
  });

  test.each([
    ['failed now', { verdict: { ...verdict, failed: 1 } }],
    ['ran as a whole', { verdict: { ...verdict, missing: [] } }],
    ['has a new spec', { specs: [...earlier.specs, 'c.spec.ts'], verdict }],
    ['lacks something of its figure', { gap: 'no load', verdict }],
  ])('keeps no earlier result when it %s', (_, now) => {
    expect(chosen(now)).toBe('now');
  });
});
