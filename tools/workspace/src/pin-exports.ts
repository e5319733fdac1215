import { readJson, writeJson, type Tree } from '@nx/devkit';

/** The exports of each lib, as conformance knows them. */
export const pins = 'tools/conformance/public-exports.json';

/** Adds names to the pinned exports of a lib, so that a generated lib passes conformance as it is. */
export function pinExports(tree: Tree, lib: string, names: readonly string[]): void {
  const all = readJson<Record<string, string[]>>(tree, pins);
  const pinned = { ...all, [lib]: [...(all[lib] ?? []), ...names].sort() };
  const sorted = Object.entries(pinned).sort(([a], [b]) => (a < b ? -1 : 1));
  writeJson(tree, pins, Object.fromEntries(sorted));
}
