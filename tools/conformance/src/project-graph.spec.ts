import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './tree';

interface Graph {
  dependencies: Record<string, { target: string; type: string }[]>;
}

/** The projects as Nx itself sees them. */
function readGraph(): Graph {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-graph-'));
  const file = join(folder, 'graph.json');
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/nx/dist/bin/nx.js'), 'graph', `--file=${file}`],
      { cwd: root, env: { ...process.env, NX_DAEMON: 'false' }, stdio: 'pipe' },
    );
    return (JSON.parse(readFileSync(file, 'utf8')) as { graph: Graph }).graph;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('Nx knows who uses whom from the imports: a change in a lib must not leave the results of its users in the cache', () => {
  const { dependencies } = readGraph();
  const uses = (project: string) => dependencies[project]?.map(({ target }) => target) ?? [];
  expect(uses('storefront')).toEqual(expect.arrayContaining(['orders', 'air-search', 'ui-kit']));
  expect(uses('orders')).toEqual(expect.arrayContaining(['api-client', 'contract']));
  expect(uses('storefront-e2e')).toEqual(expect.arrayContaining(['storefront', 'api']));
}, 120_000);
