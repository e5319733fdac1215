import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './machine/ports.ts';
import { makeRelease } from './release.ts';
import { Advice, runScript, say } from './run/say.ts';
import { supervise } from './run/supervise.ts';
import { node, type Variables } from './run/workspace.ts';

/** Pages and calls that together load most imports of both programs. */
const addresses = ['/uz', '/ru/air-tickets', '/uz/hotel', '/uz/myorder', '/api/v1/news?lang=ru'];

async function open(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok)
    throw new Advice(`${url} answered ${response.status}:\n${await response.text()}`);
  say(`${response.status} ${url}`);
}

/** Runs a command of the operators as on a server. */
function operate(folder: string, command: readonly string[], env: Variables): string {
  const args = ['dist/apps/api/src/ops.js', ...command];
  return execFileSync(node, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}

/** Checks that the shop runs from a release, without the sources and their tools: none of its imports is missing. */
runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-production-'));
  const house = supervise();
  try {
    say('Making a release…');
    await makeRelease(folder);
    const apiPort = await freePort();
    const port = await freePort();
    const apiMetrics = await freePort();
    const metrics = await freePort();
    const at = (path: string) => `http://127.0.0.1:${port}${path}`;
    const common = {
      NODE_ENV: 'production',
      EDITION: 'uz',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `http://localhost:${port}`,
    };
    const run = (name: string, program: string, env: Variables) =>
      house.start(name, [program], { ...common, ...env }, folder);
    const api = run('API', 'dist/apps/api/src/main.js', {
      API_PORT: String(apiPort),
      API_METRICS_PORT: String(apiMetrics),
      DATA_DIR: join(folder, '.data'),
    });
    const storefront = run('storefront', 'dist/apps/storefront-server/main.js', {
      PORT: String(port),
      METRICS_PORT: String(metrics),
      API_URL: `http://127.0.0.1:${apiPort}`,
    });
    const ready = [
      await house.untilReady(api, `http://127.0.0.1:${apiPort}/readyz`),
      await house.untilReady(storefront, at('/readyz')),
    ];
    if (!ready.every(Boolean)) throw new Advice('A program did not start; its output says why.');
    for (const address of addresses) await open(at(address));
    for (const measured of [apiMetrics, metrics])
      await open(`http://127.0.0.1:${measured}/metrics`);
    const desk = { API_PORT: String(apiPort), DATA_DIR: join(folder, '.data') };
    say(`npm run ops -- dead: ${operate(folder, ['dead'], desk).trim()}`);
  } finally {
    await house.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
