import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tree';

/** The script is an ES module for plain Node: a small program calls it and prints JSON. */
function standInsOf(path: string): string[] {
  const script = pathToFileURL(join(root, 'tools/scripts/src/run/tasks-of-change.ts')).href;
  const code = `
    import { standIns } from ${JSON.stringify(script)};
    const projects = new Map([['money', 'libs/money'], ['bench', 'tools/bench'], ['router', 'tools/bench/router']]);
    const files = ['docs/ci.md', 'docs/decisions/0001-a.md', 'libs/money/src/index.ts', 'package.json'];
    console.log(JSON.stringify(standIns(${JSON.stringify(path)}, projects, files)));
  `;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as string[];
}

test.each([
  ['in a project', 'libs/money/src/gone.ts', ['libs/money/project.json']],
  ['in the inner of two projects', 'tools/bench/router/a.ts', ['tools/bench/router/project.json']],
  ['in no project', 'docs/gone.md', ['docs/ci.md']],
  ['whose folder is gone too', 'docs/gone/gone.md', ['nx.json']],
  ['at the root', 'gone.json', ['nx.json']],
])('a deleted file %s counts as a change of its nearest neighbour', (_, path, nearest) =>
  expect(standInsOf(path)).toEqual(nearest),
);
