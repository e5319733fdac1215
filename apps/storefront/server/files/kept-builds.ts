import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** What carries a hash in its name, and may be asked for by a page of another build. */
const hashed = ['assets', 'pictures'];
/** The running build, those that open tabs came from, and some that were taken back. */
const most = 5;

/** Everything in the folder, the newest first. */
function newestFirst(folder: string): string[] {
  const startedAt = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false });
  return readdirSync(folder)
    .map((name) => ({ name, at: startedAt(name)?.mtimeMs ?? 0 }))
    .sort((one, other) => other.at - one.at)
    .map(({ name }) => name);
}

/**
 * Folders of whole builds, in any order: a file of the same name is the same in each. One that is still being copied has a dot
 * in its name.
 */
export const keptBuilds = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .map((name) => join(folder, name));

/**
 * Copies this build's files for browsers to where all storefronts look for what their own build lacks: a tab may be older
 * than the release, and during a release newer than the storefront that it meets.
 */
export function keepBuild(folder: string, client: string, version: string): void {
  const own = join(folder, version);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(own)) {
    const part = `${own}.${process.pid}`;
    for (const name of hashed)
      cpSync(join(client, name), join(part, name), { recursive: true, force: true });
    try {
      renameSync(part, own);
    } catch {
      // Another process was faster.
      rmSync(part, { recursive: true });
    }
  }
  const now = new Date();
  utimesSync(own, now, now);
  for (const name of newestFirst(folder).slice(most))
    rmSync(join(folder, name), { recursive: true, force: true });
}
