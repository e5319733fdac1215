import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './data-dir-lock';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'karvon-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a second opener is refused and told by whom', async () => {
  const holder = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  try {
    writeFileSync(join(dir, 'api.pid'), String(holder.pid));
    expect(() => lockDataDir(dir)).toThrow(`in use by process ${holder.pid}`);
  } finally {
    holder.kill();
  }
});

test('the lock of a process that is gone is taken over', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.once('exit', resolve));
  writeFileSync(join(dir, 'api.pid'), String(gone.pid));
  lockDataDir(dir);
  expect(readFileSync(join(dir, 'api.pid'), 'utf8')).toBe(String(process.pid));
});

test('given back, it is free', () => {
  lockDataDir(dir)();
  expect(() => readFileSync(join(dir, 'api.pid'))).toThrow('ENOENT');
});
