import { expectNone } from './expect-none';
import { files, readJson } from './tree';

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
