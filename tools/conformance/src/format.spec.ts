import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expectNone } from './expect-none';
import { root } from './tree';

test('code is formatted by Prettier', () => {
  const prettier = createRequire(__filename).resolve('prettier/bin/prettier.cjs');
  const { stdout } = spawnSync(
    process.execPath,
    [prettier, '--list-different', '--cache', '--cache-strategy', 'content', '.'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expectNone(stdout.split('\n').filter(Boolean), '`npm run format`.');
}, 120_000);
