import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const vite = join(dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');

/**
 * Jest's global set-up: builds the API for the specs that start it as a program. It takes half a second, and each start is a
 * second shorter than from the sources. Every Jest configuration has a folder of its own, because two may run at once.
 */
export default function buildProgram(
  _: unknown,
  { displayName, rootDir }: { displayName: { name: string }; rootDir: string },
): void {
  const folder = join(rootDir, '../../dist/api-under-test', displayName.name.replaceAll(' ', '-'));
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: rootDir,
    stdio: 'inherit',
  });
  process.env.KARVON_API_UNDER_TEST = join(folder, 'src/main.js');
}
