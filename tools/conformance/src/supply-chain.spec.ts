import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectNone } from './expect-none';
import { read, readJson, root } from './tree';

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>('package.json');
/** [name, lock entry] of all packages but the workspace's own. */
const locked = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => [path.split('node_modules/').at(-1)!, entry] as const);
const write = ([name, { version, license }]: (typeof locked)[number]) =>
  `${name}@${version}${license ? `, ${license}` : ''}`;

/** npm omits the hash of a build tool's binary that was never fetched, because it is for another kind of machine. */
const isOfAnotherMachine = ({ dev, optional, os, cpu }: Locked) =>
  dev === true && optional === true && (os ?? cpu) !== undefined;

test('every package comes from the registry, and has a SHA-512 hash', () => {
  const astray = locked.filter(([, entry]) => {
    const { resolved, integrity } = entry;
    const elsewhere = resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/');
    const isSummed = integrity
      ? /^sha512-[\w+/]{86}==$/.test(integrity)
      : isOfAnotherMachine(entry);
    return elsewhere || !isSummed;
  });
  expectNone(astray.map(write), 'install it anew from registry.npmjs.org: `npm install <name>`.');
});

test('a package runs an install script only if package.json decides about it', () => {
  const unnamed = locked.filter(
    ([name, { hasInstallScript }]) => hasInstallScript && !(name in allowScripts),
  );
  expectNone(unnamed.map(write), 'name it in "allowScripts" of package.json: true or false.');
});

/** Licences that let anybody use, change and sell a program, under conditions that a notice fulfils. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);
/** Licences of packages that only builds and tests use, and that are not distributed. */
const allowedForBuilders = new Set(['CC BY 4.0', 'CC-BY-4.0', 'MPL-2.0', 'Public Domain']);
/** Packages with another licence, or without one in their description, each with the reason why they may be used. */
const exceptions: [name: RegExp, reason: string][] = [
  [/^@img\/sharp-/, 'LGPL: libvips as it is, a library of its own that anybody can replace'],
  [/^(png-js|union)$/, 'MIT: its LICENSE says so, its package.json does not'],
];

/** '(MIT OR GPL-3.0)': one allowed licence is enough; 'MIT AND CC-BY-4.0': all of them must be allowed. */
const isAllowed = ({ license = 'none', dev }: Locked): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every((part) => allowed.has(part) || (dev === true && allowedForBuilders.has(part))),
    );

test('the licence of every package lets us use it', () => {
  const others = locked.filter(
    ([name, entry]) => !isAllowed(entry) && !exceptions.some(([pattern]) => pattern.test(name)),
  );
  expectNone(
    others.map(write),
    'read the licence: choose another package, or name this one in `exceptions` of this spec with the reason.',
  );
});

test('no version is installed before it is three days old', () => {
  const days = Number(/^min-release-age=(\d+)$/m.exec(read('.npmrc'))?.[1] ?? 0);
  expectNone(days < 3 ? [`${days} days`] : [], 'set min-release-age=3 in .npmrc.');
});

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: { alg: string; content: string }[];
}

/** 'name@version' of every package in a folder, and in nested ones. */
function installedIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => {
      const path = join(folder, name);
      if (name.startsWith('@')) return installedIn(path);
      const file = join(path, 'package.json');
      if (!existsSync(file)) return [];
      const { name: own, version } = JSON.parse(readFileSync(file, 'utf8'));
      return [`${own}@${version}`, ...installedIn(join(path, 'node_modules'))];
    });
}

test('the list of a release names every installed package and no other, each with its hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-list-'));
  try {
    const script = pathToFileURL(join(root, 'tools/scripts/src/release.ts')).href;
    const program = `import { installDependencies } from '${script}'; await installDependencies('${folder}')`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
    const installed = new Set(installedIn(join(folder, 'node_modules')));
    const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
    const components = sbom.components as Component[];
    const { bomFormat, metadata } = sbom;
    const head = [bomFormat, metadata.component.purl.split('@')[0]].join(' ');
    expectNone(
      head === 'CycloneDX pkg:npm/karvon' ? [] : [head],
      'sbom.cdx.json is of another kind',
    );
    expectNone(installed.size > 100 ? [] : [`${installed.size} packages`], 'nothing was installed');

    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const differing = [
      ...[...installed].filter((one) => !listed.has(one)),
      ...[...listed].filter((one) => !installed.has(one)),
    ];
    expectNone(differing, 'the release and sbom.cdx.json differ: see tools/scripts/src/release.ts');
    const vague = components.filter(
      ({ hashes, purl }) =>
        !purl.startsWith('pkg:npm/') || !hashes?.some(({ alg }) => alg === 'SHA-512'),
    );
    expectNone(
      vague.map(({ name }) => name),
      'a package without its address or sum',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
