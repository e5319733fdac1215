import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expectNone } from './expect-none';
import { files, projects, read, root } from './tree';

interface Input {
  input?: string;
  projects?: string[];
}

const stories = JSON.parse(read('apps/storefront-e2e/project.json')) as {
  targets: Record<string, { inputs?: (string | Input)[] }>;
};
const areas = Object.entries(stories.targets).filter(([target]) => target.startsWith('e2e-'));
const projectsOf = (inputs: (string | Input)[] = []) =>
  inputs.flatMap((input) => (typeof input === 'string' ? [] : (input.projects ?? [])));
const shown = projects.filter(({ tags }) =>
  tags.some((tag) => /^scope:(shared|storefront|api)$/.test(tag)),
);
const isFeature = ({ tags }: { tags: string[] }) => tags.includes('type:feature');
/** Adapters, and modules that are named after their product. */
const isOfOneProduct = ({ name, tags }: { name: string; tags: string[] }) =>
  tags.includes('type:adapter') || (tags.includes('type:module') && /^(air|hotel)-/.test(name));
const isTested = ({ name }: { name: string }) =>
  !['gallery', 'samples', 'testing', 'storefront-e2e'].includes(name);

test('the table of docs/ci.md says which tasks a change runs; node tools/scripts/src/ci-table.ts writes it anew', () => {
  const run = spawnSync(
    process.execPath,
    [join(root, 'tools/scripts/src/ci-table.ts'), '--check'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const written = new Set(read('docs/ci.md').split('\n'));
  expectNone(
    run.status === 0 ? [] : run.stdout.split('\n').filter((line) => !written.has(line)),
    'run `node tools/scripts/src/ci-table.ts`, and look whether the new rows are what you meant',
  );
  expectNone(
    run.stderr.split('\n').filter(Boolean),
    'run `node tools/scripts/src/ci-table.ts --check`',
  );
}, 120_000);

test.each(areas)('%s runs when a project changes that all pages use', (_, { inputs }) => {
  const floor = shown.filter(
    (project) => isTested(project) && !isFeature(project) && !isOfOneProduct(project),
  );
  const missing = floor
    .map(({ name }) => name)
    .filter((name) => !projectsOf(inputs).includes(name));
  expectNone(missing, 'add it to this area in apps/storefront-e2e/project.json');
});

test.each(shown.filter(isOfOneProduct).map(({ name, folder }) => [name, folder] as const))(
  'a change of %s tells stories of the product that it sells, and none of the other',
  (name, folder) => {
    const sells =
      name.startsWith('air-') ||
      files.some(
        (path) => path.startsWith(`${folder}/`) && read(path).includes('@karvon/air-supply/'),
      );
    const [own, other] = sells ? ['e2e-flights', 'e2e-hotels'] : ['e2e-hotels', 'e2e-flights'];
    const told = areas
      .filter(([, { inputs }]) => projectsOf(inputs).includes(name))
      .map(([target]) => target);
    expectNone(
      [
        ...(told.includes(own) ? [] : [`${own} does not name it`]),
        ...(told.includes(other) ? [`${other} names it`] : []),
      ],
      `name ${name} among the inputs of ${own} in apps/storefront-e2e/project.json, and not of ${other}`,
    );
  },
);

// Every area has a page or an element that shows an order.
const inEveryArea = ['orders'];

test.each(
  shown
    .filter((project) => isFeature(project) && !inEveryArea.includes(project.name))
    .map(({ name }) => name),
)('a change of %s runs the sweeps and its own area, not all areas', (feature) => {
  const ofFeature = areas
    .filter(([, { inputs }]) => projectsOf(inputs).includes(feature))
    .map(([target]) => target);
  const ofArea = ofFeature.filter((target) => target !== 'e2e-sweeps');
  const wrong = [
    ...(ofFeature.includes('e2e-sweeps') ? [] : ['e2e-sweeps does not name it']),
    ...(ofArea.length > 0 ? [] : ['no area names it']),
    ...(ofFeature.length < areas.length ? [] : ['every area names it']),
  ];
  expectNone(
    wrong,
    `name ${feature} among the inputs of e2e-sweeps and of the area that shows it in apps/storefront-e2e/project.json`,
  );
});
