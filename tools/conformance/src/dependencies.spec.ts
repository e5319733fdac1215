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

test.each(manifests)('%s names exact versions only', (path) => {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } =
    readJson<Manifest>(path);
  const all = Object.entries({
    ...dependencies,
    ...devDependencies,
    ...peerDependencies,
    ...optionalDependencies,
  });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('only the root installs packages', () => {
  for (const path of manifests.filter((manifest) => manifest !== 'package.json')) {
    const { dependencies = {}, devDependencies = {} } = readJson<Manifest>(path);
    expect({ path, ...dependencies, ...devDependencies }).toEqual({ path });
  }
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
    const versions = new Set(
      all.filter(([name]) => family.test(name)).map(([, version]) => version),
    );
    expect({ family: String(family), versions: [...versions] }).toEqual({
      family: String(family),
      versions: [expect.any(String)],
    });
  }
});
