import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParts, phases, targetsOf } from './run/checks.ts';
import { runScript, say } from './run/say.ts';
import { readTaskInputs, tasksOf } from './run/tasks-of-change.ts';
import { root } from './run/workspace.ts';

/*
 * Writes the table of docs/ci.md: for one changed line in each project, which tasks run. `--check` only compares, for the
 * conformance test that keeps the table true.
 */
const page = join(root, 'docs/ci.md');
const [begin, end] = ['<!-- table: begin -->', '<!-- table: end -->'];

/** A source file of a project that is neither a spec nor a description of the project. */
function sampleSource(folder: string): string | undefined {
  const inside = (part: string) => {
    const path = join(root, folder, part);
    if (!existsSync(path)) return undefined;
    const file = readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.spec|\.d)\.tsx?$/.test(entry.name))
      .map(({ name }) => name)
      .sort((a, b) => Number(b === 'index.ts') - Number(a === 'index.ts') || (a < b ? -1 : 1))[0];
    return file && [folder, part, file].filter(Boolean).join('/');
  };
  return inside('src') ?? inside('app') ?? inside('');
}

/** Files that are not the source of one project. */
const others = [
  'libs/money/README.md',
  'libs/money/src/money.spec.ts',
  'libs/money/jest.config.js',
  'apps/storefront-e2e/src/hotels/hotel-search.spec.ts',
  'apps/api/content/ru/company/about.md',
  'docs/architecture.md',
  '.ci/run',
  '.eslintrc.json',
  'knip.jsonc',
  'jest.preset.js',
  'package-lock.json',
  'nx.json',
];

/** 'lint 3 · types · stories: flights, sweeps': how many projects have each target run. */
function inWords(tasks: readonly string[]): string {
  const count = new Map<string, number>();
  for (const task of tasks) {
    const [project, target = ''] = task.split(':');
    const name = target === 'test' && project === 'conformance' ? 'conformance' : target;
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  const stories = [...count.keys()].filter((name) => name.startsWith('e2e-'));
  const rest = [...count].filter(([name]) => !name.startsWith('e2e-')).sort();
  return [
    ...rest.map(([name, times]) => (times > 1 ? `${name} ×${times}` : name)),
    ...(stories.length > 0
      ? [
          `stories: ${stories
            .map((name) => name.slice(4))
            .sort()
            .join(', ')}`,
        ]
      : []),
  ].join(' · ');
}

async function drawTable(): Promise<string> {
  const { tasks, projects } = await readTaskInputs(targetsOf(inParts(phases)));
  const sources = [...projects.values()].sort().flatMap((folder) => sampleSource(folder) ?? []);
  const row = (path: string) => {
    const touched = tasksOf(tasks, [path]);
    return `| \`${path}\` | ${touched.length} | ${inWords(touched)} |`;
  };
  return [
    '| one line changed in | tasks | which |',
    '|---|---|---|',
    ...[...sources, ...others].map(row),
  ].join('\n');
}

runScript(async () => {
  const text = readFileSync(page, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const after = rest.split(end)[1];
  const fresh = `${before}${begin}\n${await drawTable()}\n${end}${after}`;
  if (fresh === text) return 0;
  if (process.argv.includes('--check')) {
    console.log(fresh);
    return 1;
  }
  writeFileSync(page, fresh);
  say('docs/ci.md has a new table.');
  return 0;
});
