import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readChunkPaths } from '../../../libs/page-delivery/build/chunks/chunk-groups';
import { expectNone } from './expect-none';
import { exists, files, projects, read, root, type Project } from './tree';

const types =
  /^(app|feature|part|data|ui|util|contract|platform|supply|module|bank|adapter|testing|tool)$/;
const scopes = /^(shared|storefront|api|tools)$/;
const libsAndApps = projects.filter(({ folder }) => /^(libs|apps)\//.test(folder));
const allProjects = projects.map((project) => [project.name, project] as const);
const [meaningOf, choiceOf] = [
  (names: RegExp) => names.source.slice(2, -2).split('|').join(', '),
  (tags: string[]) => (tags.length > 0 ? tags.join(' and ') : 'none'),
];

/** The tags of one kind, unless there is exactly one valid tag. */
function wrongTags({ folder, tags }: Project, kind: 'type' | 'scope', names: RegExp): string[] {
  const own = tags.filter((tag) => tag.startsWith(`${kind}:`));
  const isRight = own.length === 1 && names.test(own[0]!.slice(kind.length + 1));
  return isRight ? [] : [`${folder}/project.json: ${kind} tags are ${choiceOf(own)}`];
}

test.each(allProjects)('%s has exactly one type: and one scope: tag', (_, project) => {
  const table = 'The table "Who may import whom" of docs/architecture.md says what each may use.';
  expectNone(
    wrongTags(project, 'type', types),
    `leave one tag type:…, of ${meaningOf(types)}. ${table}`,
  );
  expectNone(
    wrongTags(project, 'scope', scopes),
    `leave one tag scope:…, of ${meaningOf(scopes)}. ${table}`,
  );
});

test.each(allProjects)(
  '%s is named after its folder and names the folder of its sources',
  (_, project) => {
    const { folder, name, sourceRoot } = project;
    const file = `${folder}/project.json`;
    expectNone(
      folder.split('/').pop() === name ? [] : [`${file}: the name is ${name}`],
      'give the project the name of its folder.',
    );
    const isOwn = sourceRoot !== undefined && sourceRoot.startsWith(`${folder}/`);
    const isThere = files.some((path) => path.startsWith(`${sourceRoot}/`));
    expectNone(
      isOwn && isThere ? [] : [`${file}: sourceRoot is ${sourceRoot ?? 'missing'}`],
      `name a folder with files below ${folder}, as a rule ${folder}/src.`,
    );
  },
);

test.each(allProjects)('%s can be linted, type-checked and tested', (_, project) => {
  const { folder, targets } = project;
  const hasSpecs = files.some(
    (path) => path.startsWith(`${folder}/`) && /\.spec\.tsx?$/.test(path),
  );
  const names = Object.keys(targets);
  const missing = ['lint', 'typecheck'].filter((target) => !names.includes(target));
  if (hasSpecs && !names.some((target) => /^(test|e2e)/.test(target))) missing.push('test');
  expectNone(
    missing.map((target) => `${folder}/project.json: no target ${target}`),
    'add the target as an empty object ("lint": {}): nx.json says what it runs.',
  );
});

test('every folder of apps and libs is a project', () => {
  const folders = new Set(
    files
      .filter((path) => /^(apps|libs)\/.*\/src\//.test(path))
      .map((path) => path.slice(0, path.indexOf('/src/'))),
  );
  expectNone(
    [...folders].filter(
      (folder) => !libsAndApps.some((project) => `${folder}/`.startsWith(`${project.folder}/`)),
    ),
    'make it with `npx nx g ./tools/workspace:lib name`, or remove what is left of the folder.',
  );
});

const openGrounds = ['platform', 'supply', 'air-supply', 'hotel-supply', 'order-ground'].map(
  (name) => `libs/api/${name}`,
);

test.each(libsAndApps.map(({ folder }) => folder).filter((folder) => folder.startsWith('libs/')))(
  '%s has an index.ts',
  (folder) => {
    // The grounds of the API are open: `@karvon/platform/db/database` names a file.
    if (openGrounds.includes(folder)) return;
    expectNone(
      [`${folder}/src/index.ts`].filter((path) => !exists(path)),
      'write src/index.ts with the names that others may import.',
    );
  },
);

test.each(libsAndApps.map(({ folder }) => folder))(
  '%s has a README of at most 60 lines that says what it is',
  (folder) => {
    const path = `${folder}/README.md`;
    const lines = exists(path) ? read(path).trim().split('\n') : [];
    const isRight = /^# \S/.test(lines[0] ?? '') && lines.length > 2 && lines.length <= 60;
    expectNone(
      isRight ? [] : [`${path}: ${lines.length} lines, the first is "${lines[0] ?? ''}"`],
      'begin with "# name", say in a sentence what it is for, then its public names; 3 to 60 lines.',
    );
  },
);

const chunkPaths = readChunkPaths();
/** Packages are in no list of ours, and some package folders contain only folders. */
function isInstalled(path: string): boolean {
  const folder = join(root, dirname(path));
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)));
}
const isThere = (path: string) =>
  path.startsWith('node_modules/')
    ? isInstalled(path)
    : files.some((file) => file.startsWith(path));

test('every path of a chunks.json is the beginning of a file', () => {
  expectNone(
    chunkPaths.filter(({ path }) => !isThere(path)).map(({ file, path }) => `${file}: ${path}`),
    'name the file where it is now, or take the line out.',
  );
});

test('every group of a chunks.json is made by a build', () => {
  const built = ['apps/storefront/vite.config.ts', 'apps/widgets/vite.config.ts'].flatMap(
    (config) => [...read(config).matchAll(/chunkGroup\('(\w+)'\)/g)].map(([, name]) => name),
  );
  expectNone(
    [...new Set(chunkPaths.map(({ group }) => group))].filter((group) => !built.includes(group)),
    'let the build make the group, or take it out of chunks.json.',
  );
});

test('a library’s ambient modules reach the projects that compile its sources', () => {
  const unreached = files
    .filter((path) => /^libs\/.+\/src\/.+\.d\.ts$/.test(path))
    .filter((path) => {
      const [lib = '', own] = path.split('/src/');
      // An open ground has no index.ts: the file beside it that imports the module references it.
      const readers = openGrounds.includes(lib)
        ? files.filter((file) => dirname(file) === dirname(path) && file.endsWith('.ts'))
        : [`${lib}/src/index.ts`];
      const reference = `<reference path="./${openGrounds.includes(lib) ? basename(path) : own}" />`;
      return !readers.some((file) => read(file).includes(reference));
    });
  expectNone(unreached, 'reference it in the index.ts of its library, or others fail alone.');
});
