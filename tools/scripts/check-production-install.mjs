import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { runTool } from './run-tool.mjs';
import { Advice, runScript, say } from './say.mjs';
import { supervise } from './supervise.mjs';
import { root } from './workspace.mjs';

/** What a server needs besides `node_modules`: the built programs, and what is built for browsers. */
const parts = ['package.json', 'package-lock.json', 'dist/apps'];

/** Pages and calls that together load most of what both programs import. */
const addresses = ['/uz', '/ru/air-tickets', '/uz/hotel', '/uz/myorder', '/api/v1/news?lang=ru'];

async function install(folder) {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  const args = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ];
  const { code, output } = await runTool('npm', args, { cwd: folder, quiet: true });
  if (code !== 0) throw new Advice(`npm ${args.join(' ')} failed:\n${output}`);
}

async function open(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok)
    throw new Advice(`${url} answered ${response.status}:\n${await response.text()}`);
  say(`${response.status} ${url}`);
}

/** Proves that the shop runs from an install without development dependencies: nothing it imports is missing there. */
runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-production-'));
  const house = supervise();
  try {
    say('Installing without development dependencies…');
    await install(folder);
    const [apiPort, port] = [await freePort(), await freePort()];
    const at = (path) => `http://127.0.0.1:${port}${path}`;
    const common = {
      NODE_ENV: 'production',
      EDITION: 'uz',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `http://localhost:${port}`,
    };
    const run = (name, program, env) => house.start(name, [program], { ...common, ...env }, folder);
    const api = run('API', 'dist/apps/api/src/main.js', {
      API_PORT: String(apiPort),
      DATA_DIR: join(folder, '.data'),
    });
    const storefront = run('storefront', 'dist/apps/storefront-server/main.js', {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
    });
    const ready = [
      await house.untilReady(api, `http://127.0.0.1:${apiPort}/readyz`),
      await house.untilReady(storefront, at('/healthz')),
    ];
    if (!ready.every(Boolean)) throw new Advice('A program did not start; its output says why.');
    for (const address of addresses) await open(at(address));
  } finally {
    await house.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
