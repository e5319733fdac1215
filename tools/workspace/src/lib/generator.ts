import { join } from 'node:path';
import { generateFiles, names, type Tree } from '@nx/devkit';
import { pinExports } from '../pin-exports.ts';
import { requireName } from '../require-name.ts';
import { writeProject } from '../write-project.ts';

export interface LibOptions {
  name: string;
  type?: string;
  scope?: string;
}

/** A lib of any type, with one function and its spec to begin from. */
export default function lib(tree: Tree, { name, type = 'util', scope = 'shared' }: LibOptions): void {
  requireName(tree, 'libs', name);
  writeProject(tree, { name, type, scope });
  const functionName = `describe${names(name).className}`;
  generateFiles(tree, join(import.meta.dirname, 'files'), `libs/${name}`, { name, functionName });
  pinExports(tree, name, [functionName]);
}
