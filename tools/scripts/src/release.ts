import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commitOf } from './run/commit.ts';
import { runTool } from './run/run-tool.ts';
import { Advice, runScript, say } from './run/say.ts';
import { node, nxCli, requireInstalled, root } from './run/workspace.ts';

/** The parts of a release besides `node_modules`: built programs, files for browsers, and files for running them. */
const parts = ['dist/apps', 'deploy', 'Dockerfile', '.dockerignore', 'compose.yaml', 'LICENSE'];

/** The package file for a server: its dependencies and start command, without build tools. */
function describePackage() {
  const { name, version, license, type, engines, dependencies, allowScripts, ...rest } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return {
    name,
    version,
    license,
    type,
    private: true,
    engines,
    scripts: {
      'start:api': 'node --enable-source-maps dist/apps/api/src/main.js',
      'start:storefront': 'node --enable-source-maps dist/apps/storefront-server/main.js',
      ops: 'node dist/apps/api/src/ops.js',
      'first-sale': 'node dist/apps/api/src/first-sale/run.js',
    },
    dependencies,
    // npm checks the lock file against these, although it does not install them.
    devDependencies: rest.devDependencies,
    overrides: rest.overrides,
    allowScripts,
  };
}

/**
 * Installs the packages that the programs import at run time, and lists the installed ones in `sbom.cdx.json` (CycloneDX).
 * @throws Advice when npm fails
 */
export async function installDependencies(folder: string): Promise<void> {
  const write = (description: object) =>
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  const description = describePackage();
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  write(description);
  const args = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ];
  const { code, output } = await runTool('npm', args, { cwd: folder, quiet: true });
  if (code !== 0) throw new Advice(`npm ${args.join(' ')} failed:\n${output}`);
  // npm refuses to list a folder in which a tool is missing, and with `--omit=dev` it omits packages that a tool uses too.
  write({ ...description, devDependencies: {} });
  const list = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const sbom = execFileSync('npm', list, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // npm calls the program by its folder.
  const [called, { name, version }] = [basename(folder), description];
  const named = sbom
    .replaceAll(`"${called}@${version}"`, `"${name}@${version}"`)
    .replaceAll(`"pkg:npm/${called}@${version}"`, `"pkg:npm/${name}@${version}"`)
    .replace(`"name": "${called}"`, `"name": "${name}"`);
  writeFileSync(join(folder, 'sbom.cdx.json'), named);
  write(description);
}

/**
 * Creates a folder that runs without this repository and without its tools: the built programs with production dependencies only.
 * @param folder an empty or missing folder; the programs are built already
 * @throws Advice when a file is missing or npm fails
 */
export async function makeRelease(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Advice(`${folder} is not empty: name another folder, or delete it.`);
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  await installDependencies(folder);
  const release = { commit: commitOf() ?? 'unknown', madeAt: new Date().toISOString() };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

/** `npm run release [-- --to=folder]`: builds both programs and puts them into a folder for a server. */
if (process.argv[1] === import.meta.filename)
  runScript(async () => {
    requireInstalled();
    const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist/release' } } });
    const folder = resolve(values.to);
    say('Building…');
    const targets = ['run-many', '-t', 'build', 'build-server', '-p', 'api,storefront,widgets'];
    const build = await runTool(node, [nxCli, ...targets, '--outputStyle=static'], { quiet: true });
    if (build.code !== 0) throw new Advice(`The build failed:\n${build.output}`);
    say('Installing production dependencies…');
    await makeRelease(folder);
    say(`The release is in ${folder}. docs/operations.md says how a server runs it.`);
    return 0;
  });
