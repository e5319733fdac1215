import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './data-dir-lock';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'karvon-lock-'));
  file = join(dir, 'api.pid');
});
afterEach(() => rmSync(dir, { recursive: true }));

const ours = `${process.pid} ${hostname()}`;

test.each(['', ` ${hostname()}`])(
  'a second opener is refused, and the error names the holder',
  async (host) => {
    const holder = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    try {
      writeFileSync(file, `${holder.pid}${host}`);
      await expect(lockDataDir(dir)).rejects.toThrow(`in use by process ${holder.pid}`);
    } finally {
      holder.kill();
    }
  },
);

test('the lock of a dead process is taken over', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.once('exit', resolve));
  writeFileSync(file, String(gone.pid));
  const giveBack = await lockDataDir(dir);
  expect(readFileSync(file, 'utf8')).toBe(ours);
  giveBack();
});

test('a released lock can be taken again', async () => {
  (await lockDataDir(dir))();
  expect(() => readFileSync(file)).toThrow('ENOENT');
});

describe('another container on the same volume, where processes have the same numbers', () => {
  const other = `${process.pid} another-container`;

  test('keeps the lock as long as it shows signs of life', async () => {
    writeFileSync(file, other);
    let at = 0;
    const beat = setInterval(() => utimesSync(file, (at += 1), at), 20);
    await expect(lockDataDir(dir, 20)).rejects.toThrow('on another-container');
    clearInterval(beat);
    expect(readFileSync(file, 'utf8')).toBe(other);
  });

  test('loses the lock when it shows no sign of life', async () => {
    writeFileSync(file, other);
    const giveBack = await lockDataDir(dir, 20);
    expect(readFileSync(file, 'utf8')).toBe(ours);
    giveBack();
  });

  test('of two that find a dead lock, only one gets it', async () => {
    writeFileSync(file, other);
    const both = await Promise.allSettled([lockDataDir(dir, 20), lockDataDir(dir, 20)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const one of both) if (one.status === 'fulfilled') one.value();
  });
});

test('the holder keeps showing signs of life', async () => {
  const giveBack = await lockDataDir(dir, 20);
  // Our own process number and host name: a second container with a copied name would look the same.
  await expect(lockDataDir(dir, 20)).rejects.toThrow('in use by process');
  giveBack();
});
