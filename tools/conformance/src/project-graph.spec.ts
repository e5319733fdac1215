import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNone } from './expect-none';
import { root } from './tree';

interface Graph {
  dependencies: Record<string, { target: string; type: string }[]>;
}

/** The projects as Nx sees them. */
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

test('Nx knows from the imports which project uses which: a change in a lib must invalidate the results of its users', () => {
  const { dependencies } = readGraph();
  const expected = {
    storefront: ['orders', 'air-search', 'ui-kit'],
    orders: ['api-client', 'contract'],
    'storefront-e2e': ['storefront', 'api'],
  };
  const missing = Object.entries(expected).flatMap(([project, targets]) =>
    targets
      .filter((name) => !dependencies[project]?.some(({ target }) => target === name))
      .map((target) => `${project} → ${target}`),
  );
  expectNone(
    missing,
    'keep analyzeSourceFiles in nx.json and the import paths in tsconfig.base.json; what no import says is an implicitDependency in project.json.',
  );
}, 120_000);
