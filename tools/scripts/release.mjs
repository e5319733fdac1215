import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from './run-tool.mjs';
import { Advice, runScript, say } from './say.mjs';
import { node, nxCli, requireInstalled, root } from './workspace.mjs';

/** What a server needs besides `node_modules`: the built programs, what is built for browsers, and how they are run. */
const parts = ['package-lock.json', 'dist/apps', 'deploy', 'Dockerfile', 'compose.yaml', 'LICENSE'];

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
    },
    dependencies,
    // npm checks the lock file against these, although it does not install them.
    devDependencies: rest.devDependencies,
    overrides: rest.overrides,
    allowScripts,
  };
}

function commitOf() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Makes a folder that runs without this repository and without its tools: the built programs with production dependencies only.
 * @param folder an empty or missing folder; the programs are built already
 * @throws Advice when something is missing or npm fails
 */
export async function makeRelease(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Advice(`${folder} is not empty: name another folder, or delete it.`);
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`);
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
  const release = { commit: commitOf(), madeAt: new Date().toISOString() };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

/** `npm run release [-- --to=folder]`: builds both programs and lays them out for a server. */
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
