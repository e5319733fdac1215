import type { Tree } from '@nx/devkit';

/** Refuses a name that is not kebab-case, and a folder that is already there. */
export function requireName(tree: Tree, folder: string, name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not in kebab-case, like hotel-deals.`);
  if (tree.exists(`${folder}/${name}`)) throw new Error(`${folder}/${name} is already there.`);
}
