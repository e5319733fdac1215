import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, isDebian, isRoot, onPath } from '../machine/machine.ts';
import { Advice } from '../run/say.ts';
import { node, root, type Variables } from '../run/workspace.ts';

const source = join(root, 'tools/scripts/src/days/clock.c');
const library = join(root, 'dist/clock.so');

/** Compiles the library that moves a program's clock; it takes a tenth of a second. */
export async function buildClock(): Promise<void> {
  if (process.platform !== 'linux')
    throw new Advice('Stories of another day need Linux: elsewhere a program’s clock stays.');
  if (!onPath('cc') && isDebian() && isRoot) await aptInstall('build-essential');
  if (!onPath('cc'))
    throw new Advice('Stories of another day need a C compiler (Debian: apt-get install gcc).');
  mkdirSync(join(root, 'dist'), { recursive: true });
  const args = ['-shared', '-fPIC', '-O2', '-Wall', '-Werror', '-o', library, source, '-ldl'];
  const { status, stderr } = spawnSync('cc', args, { encoding: 'utf8' });
  if (status !== 0) throw new Advice(`${source} could not be compiled:\n${stderr}`);
}

/** The environment with which a program and its children take `start` for the current time. */
export function clockFrom(start: string): Variables {
  const shift = Math.round((Date.parse(start) - Date.now()) / 1000);
  const env = { LD_PRELOAD: library, SHIFT_SECONDS: String(shift) };
  const print = ['-p', 'Date.now()'];
  const { stdout } = spawnSync(node, print, { env: { ...process.env, ...env }, encoding: 'utf8' });
  if (Math.abs(Number(stdout) - Date.parse(start)) > 60_000)
    throw new Advice('The clock of programs cannot be moved here: LD_PRELOAD has no effect.');
  return env;
}
