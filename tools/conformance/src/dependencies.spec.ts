import { expectNone } from './expect-none';
import { files, isSpec, read, readJson, sources } from './tree';

type Dependencies = Record<string, string>;
interface Manifest {
  name?: string;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
  optionalDependencies?: Dependencies;
  overrides?: Dependencies;
}

const manifests = files.filter((path) => /(^|\/)package\.json$/.test(path));
const write = ([name, version]: [string, string]) => `${name} ${version}`;

test.each(manifests)('%s names exact versions only', (path) => {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } =
    readJson<Manifest>(path);
  const all = Object.entries({
    ...dependencies,
    ...devDependencies,
    ...peerDependencies,
    ...optionalDependencies,
  });
  expectNone(
    all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)).map(write),
    'install with `npm install --save-exact`: 1.2.3, no ^ and no ~.',
  );
});

test('only the root installs packages', () => {
  const astray = manifests
    .filter((path) => path !== 'package.json')
    .flatMap((path) => {
      const { dependencies = {}, devDependencies = {} } = readJson<Manifest>(path);
      return Object.keys({ ...dependencies, ...devDependencies }).map((name) => `${path}: ${name}`);
    });
  expectNone(astray, 'move the dependency to the package.json of the root.');
});

test('all packages of one family have one version', () => {
  const { dependencies, devDependencies } = readJson<Manifest>('package.json');
  const all = Object.entries({ ...dependencies, ...devDependencies });
  for (const family of [
    /^(nx$|@nx\/)/,
    /^(react-router$|@react-router\/)/,
    /^react(-dom)?$/,
    /^(@playwright\/test|playwright)$/,
    /^@typescript-eslint\//,
  ]) {
    const members = all.filter(([name]) => family.test(name));
    const versions = new Set(members.map(([, version]) => version));
    expectNone(
      versions.size === 1 ? [] : [`${String(family)}: ${members.map(write).join(', ')}`],
      'install all packages of the family in one version; take a family without packages out of this spec.',
    );
  }
});

/** Only the build reads the list of routes, and only the development server contains Vite. */
const notServed = ['apps/storefront/app/routes.ts', 'apps/storefront/server/load-build.ts'];

/** The files that a server imports when it runs, without specs, their tools, build plugins and scripts. */
const served = sources.filter(
  (path) =>
    /^(apps\/(api|storefront)\/(src|app|server)|libs\/[^/]+\/src)\//.test(path) &&
    !isSpec(path) &&
    !notServed.includes(path) &&
    !/\.fixture\.tsx?$|^apps\/api\/src\/testing\/|^libs\/(samples|testing)\/|^apps\/gallery\/|\/src\/gallery\//.test(
      path,
    ),
);

/** The packages that a file imports by name, without those of types alone. */
const packagesOf = (path: string): string[] =>
  [
    ...read(path).matchAll(
      /^(?:import|export)(?! type)\s[^;]*?from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gms,
    ),
  ]
    .map(([, named, lazy]) => named ?? lazy ?? '')
    .filter((name) => !/^(node:|@karvon\/|virtual:)/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

test('imports of production code are in dependencies, not in devDependencies', () => {
  const { dependencies = {} } = readJson<Manifest>('package.json');
  const missing = served.flatMap((path) =>
    packagesOf(path)
      .filter((name) => !(name in dependencies))
      .map((name) => `${path} imports ${name}`),
  );
  expectNone(missing, 'move it to "dependencies" in package.json');
});
