import { createHash } from 'node:crypto';
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

/** Folders whose files have a hash in their names, and may be requested by a page of another build. */
const hashed = ['assets', 'pictures'];
/** How many builds are kept: the running one, those of open tabs, and some that were rolled back. */
const most = 5;
/** A copy older than this was abandoned: its process was killed. */
const copyMs = 3_600_000;

/** The name of a build that is still being copied begins with a dot. */
const isWhole = (name: string) => !name.includes('.');

/** The client folders of a release. */
export interface BuiltForBrowsers {
  client: string;
  /** Optional. */
  widgets: string;
}

/** Folders of complete builds, in any order: files of one name are equal in all of them. */
export const keptBuilds = (folder: string): string[] =>
  readdirSync(folder)
    .filter(isWhole)
    .map((name) => join(folder, name));

/** Removes all but the newest builds, except those that other processes are copying. */
function forgetOld(folder: string): void {
  const startedAt = (name: string) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const found = readdirSync(folder)
    .map((name) => ({ name, at: startedAt(name) }))
    .sort((one, other) => other.at - one.at);
  const old = found.filter(({ name }) => isWhole(name)).slice(most);
  const left = found.filter(({ name, at }) => !isWhole(name) && Date.now() - at > copyMs);
  for (const { name } of [...old, ...left])
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** The version covers the widgets, because they may change while the pages stay the same. */
function versionOf(widgets: string, pages: string): string {
  const names = readdirSync(widgets, { recursive: true }).map(String).sort();
  return `${pages}-${createHash('sha256').update(names.join()).digest('hex').slice(0, 8)}`;
}

function copy({ client, widgets }: BuiltForBrowsers, part: string): void {
  const settings = { recursive: true, force: true };
  for (const name of hashed) cpSync(join(client, name), join(part, name), settings);
  const assets = join(widgets, 'assets');
  if (existsSync(assets)) cpSync(assets, join(part, 'widgets/assets'), settings);
}

/**
 * Copies this build's client files to the shared folder where all storefronts look for missing files: a tab may be older than the
 * release, and during a release newer than the storefront that serves it. The same holds for partners' pages with widgets.
 */
export function keepBuild(folder: string, built: BuiltForBrowsers, pages: string): void {
  const version = existsSync(built.widgets) ? versionOf(built.widgets, pages) : pages;
  const own = join(folder, version);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(own)) {
    const part = `${own}.${process.pid}`;
    try {
      copy(built, part);
      renameSync(part, own);
    } catch (error) {
      // The disk was full: the incomplete copy is removed.
      rmSync(part, { recursive: true, force: true });
      // Another process may have copied it first.
      if (!existsSync(own)) throw error;
    }
  }
  const now = new Date();
  utimesSync(own, now, now);
  forgetOld(folder);
}
