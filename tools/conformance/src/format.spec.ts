import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { root } from './tree';

test('code is written as Prettier writes it (npm run format)', () => {
  const prettier = createRequire(__filename).resolve('prettier/bin/prettier.cjs');
  const { stdout } = spawnSync(process.execPath, [prettier, '--list-different', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter(Boolean)).toEqual([]);
}, 120_000);
