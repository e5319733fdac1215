import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { pinExports } from '../pin-exports.ts';
import { requireName } from '../require-name.ts';
import { writeProject } from '../write-project.ts';

export interface LibOptions {
  name: string;
  type?: string;
  scope?: string;
}

/** A lib of any type, with one function and its spec as an example. */
export default async function lib(
  tree: Tree,
  { name, type = 'util', scope = 'shared' }: LibOptions,
): Promise<void> {
  requireName(tree, 'libs', name);
  await writeProject(tree, { name, type, scope });
  const functionName = `describe${names(name).className}`;
  generateFiles(tree, join(import.meta.dirname, 'files'), `libs/${name}`, { name, functionName });
  await formatFiles(tree);
  pinExports(tree, name, [functionName]);
}
