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

/** What carries a hash in its name, and may be asked for by a page of another build. */
const hashed = ['assets', 'pictures'];
/** The running build, those that open tabs came from, and some that were taken back. */
const most = 5;
/** A copy that began so long ago was given up: its process was killed. */
const copyMs = 3_600_000;

/** A build that is still being copied has a dot in its name. */
const isWhole = (name: string) => !name.includes('.');

/** The folders of what a release has for browsers. */
export interface BuiltForBrowsers {
  client: string;
  /** May be missing. */
  widgets: string;
}

/** Folders of whole builds, in any order: a file of the same name is the same in each. */
export const keptBuilds = (folder: string): string[] =>
  readdirSync(folder)
    .filter(isWhole)
    .map((name) => join(folder, name));

/** Removes all but the newest builds. What other processes copy at this moment stays. */
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

/** Widgets may change while the pages stay as they are. */
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
 * Copies this build's files for browsers to where all storefronts look for what their own build lacks: a tab may be older
 * than the release, and during a release newer than the storefront that it meets. The same holds for other people's pages with widgets.
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
      // Half a copy would fill the disk that has no room for a whole one.
      rmSync(part, { recursive: true, force: true });
      // Another process may have been faster.
      if (!existsSync(own)) throw error;
    }
  }
  const now = new Date();
  utimesSync(own, now, now);
  forgetOld(folder);
}
