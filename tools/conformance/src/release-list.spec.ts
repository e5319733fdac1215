import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectNone } from './expect-none';
import { root } from './tree';

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: { alg: string; content: string }[];
}

/** 'name@version' of every package in a folder of them, and in those inside. */
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

test('the list of a release names every installed package and no other, each with its sum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-list-'));
  try {
    const script = pathToFileURL(join(root, 'tools/scripts/release.mjs')).href;
    const program = `import { installDependencies } from '${script}'; await installDependencies('${folder}')`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
    const installed = new Set(installedIn(join(folder, 'node_modules')));
    const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
    const components = sbom.components as Component[];
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'karvon', purl: expect.stringMatching(/^pkg:npm\/karvon@/) } },
    });
    expect(installed.size).toBeGreaterThan(100);

    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const differing = [...installed.symmetricDifference(listed)];
    expectNone(differing, 'the release and sbom.cdx.json differ: see tools/scripts/release.mjs');
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
