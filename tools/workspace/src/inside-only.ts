import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';

/**
 * Runs a generator of Nx and keeps only its changes within a folder. Its changes to files of the whole workspace (packages,
 * import paths, defaults in nx.json) are reverted: those are the same for all projects.
 */
export async function insideOnly(
  tree: Tree,
  folder: string,
  run: () => Promise<unknown>,
): Promise<void> {
  const before = new Map(tree.listChanges().map(({ path }) => [path, tree.read(path)]));
  const contentBefore = (path: string) => {
    const file = join(tree.root, path);
    return before.get(path) ?? (existsSync(file) ? readFileSync(file) : null);
  };
  await run();
  for (const { path } of tree.listChanges()) {
    if (path.startsWith(`${folder}/`)) continue;
    const content = contentBefore(path);
    if (content) tree.write(path, content);
    else tree.delete(path);
  }
}
