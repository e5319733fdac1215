import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runTool } from '../run/run-tool.ts';
import { say } from '../run/say.ts';

export const isRoot = process.getuid?.() === 0;

/** Debian itself: on its derivatives packages of the same name may be something else (Ubuntu's `chromium` is a snap). */
export function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The full path of a command on PATH, or undefined. */
export function onPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

/** Whether the program starts at all: the wrapper of a package that was never installed does not. */
export const starts = (path: string, args: readonly string[] = ['--version']): boolean =>
  spawnSync(path, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** Installs a Debian package; needs root. @returns whether it worked */
export async function aptInstall(name: string): Promise<boolean> {
  say(`Installing ${name} with apt-get…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runTool('apt-get', ['update', '-q'], { env, quiet: true });
  const install = await runTool(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', name],
    { env, quiet: true },
  );
  if (install.code !== 0) console.error(update.output + install.output);
  return install.code === 0;
}
