import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run/workspace.ts';

/**
 * Compiles the client of docs/api.md with types that openapi-typescript generates from the API's document, so that the copied
 * client works. Run after the document is written.
 */
const page = readFileSync(join(root, 'docs/api.md'), 'utf8');
const folder = join(root, 'dist/openapi/client');
const [, client] = /```ts\n([\s\S]+?)```/.exec(page) ?? [];
if (!client) throw new Error('docs/api.md has no client.');

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2023',
  lib: ['es2023', 'dom'],
  module: 'preserve',
  types: [],
};

function run(...command: string[]): void {
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'client.ts'), client);
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ compilerOptions, files: ['client.ts'] }),
);
const made = ['--default-non-nullable=false', '--output', 'karvon-api.d.ts'];
run('openapi-typescript', '../everybody.json', ...made);
run('tsc', '-p', 'tsconfig.json');
