import { expectNone } from './expect-none';
import { importsBackUp } from './house/api-modules';
import { ceilingFile, measured, readCeilings, type Ceilings } from './house/ceilings';
import { findCycles, readImports } from './house/import-graph';
import { oldWords } from './house/old-words';
import { lintSamples } from './lint/lint-samples';

const imports = readImports();
const now = measured(imports);
const ceilings = readCeilings();

test('no file of product code reaches itself by imports, types included', () =>
  expectNone(
    findCycles(imports).map((cycle) => cycle.join(' ↔ ')),
    'move what both need into a file of its own.',
  ));

test('a module of the API imports modules of lower floors only', () =>
  expectNone(
    importsBackUp(imports),
    'let the lower module say in its port what it needs, and hand it in where modules are composed (apps/api/src/composition).',
  ));

test('names of files, types and functions use the words of the glossary', () =>
  expectNone(oldWords(), 'take the word of docs/glossary.md.'));

const wall = '@nx/workspace-module-faces';
const inModule = 'apps/api/src/modules/hotel-orders/book/sample.ts';

/** Importing file · import · whether the walls allow it. */
const walls: [string, string, 'refused' | 'accepted'][] = [
  [inModule, '../../air-orders/store/order-store', 'refused'],
  [inModule, '../../points/create', 'refused'],
  [inModule, '../../points/tables', 'refused'],
  [inModule, '../../points/port', 'accepted'],
  [inModule, '../store/order-store', 'accepted'],
  ['apps/api/src/plugins/sample.ts', '../modules/ops/endpoints', 'refused'],
  ['apps/api/src/plugins/sample.ts', '../modules/ops/port', 'accepted'],
  ['apps/api/src/composition/sample.ts', '../modules/points/create', 'accepted'],
  ['apps/api/src/composition/sample.ts', '../modules/points/tables', 'accepted'],
  ['apps/api/src/composition/sample.ts', '../modules/points/points-ledger', 'refused'],
];

const responses = lintSamples(
  walls.flatMap(([file, target]) => [
    { file, code: `import { thing } from '${target}';\nexport const same = thing;\n` },
    { file, code: `export const late = () => import('${target}');\n` },
    { file, code: `export { thing } from '${target}';\n` },
  ]),
);

test.each(walls.map(([file, target, verdict], index) => [file, target, verdict, index] as const))(
  '%s → %s is %s',
  (file, target, verdict, index) => {
    const ways = responses.slice(index * 3, index * 3 + 3);
    const refused = ways.map((errors) => errors.some(({ rule }) => rule === wall));
    const wanted = verdict === 'refused';
    expectNone(
      refused.every((is) => is === wanted) ? [] : [`${file} → ${target} is not ${verdict}`],
      'let tools/eslint-rules/module-faces.ts, .eslintrc.json and this spec agree.',
    );
  },
);

const mends: Record<keyof Ceilings, string> = {
  circles: 'move what both need into a file beside the folders, or into the lower folder.',
  crowdedFolders: 'sort the folder by what its files are for.',
  largeProjects: 'make a lib of a part: docs/decisions/0044 says how.',
  longFunctions: 'split the function by what it does.',
  twins: 'make a part of what both features need (`type:part`).',
  uncheckedCode:
    'write it in TypeScript: Node runs it. What must be JavaScript begins with // @ts-check and says why.',
};

test.each(Object.keys(mends) as (keyof Ceilings)[])(
  '%s: there are no more than the ceiling allows',
  (name) =>
    expectNone(
      [...now[name]]
        .filter(([place, count]) => count > (ceilings[name][place] ?? 0))
        .map(([place, count]) => `${place}: ${count}, at most ${ceilings[name][place] ?? 0}`),
      mends[name],
    ),
);

test.each(Object.keys(mends) as (keyof Ceilings)[])(
  '%s: a ceiling goes when its place is mended',
  (name) =>
    expectNone(
      Object.keys(ceilings[name]).filter((place) => !now[name].has(place)),
      `run npm run house: it takes them out of ${ceilingFile}.`,
    ),
);
