import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';

export interface ProjectShape {
  name: string;
  type: string;
  scope: string;
}

/** The files every lib has: project.json, tsconfig.json, jest.config.js. Libs of the storefront are tested in a DOM. */
export function writeProject(tree: Tree, { name, type, scope }: ProjectShape): void {
  const setting = scope === 'storefront' ? 'dom' : 'node';
  const templates = join(import.meta.dirname, 'project', 'files');
  generateFiles(tree, join(templates, 'every'), `libs/${name}`, { name, type, scope });
  generateFiles(tree, join(templates, setting), `libs/${name}`, { name });
}
