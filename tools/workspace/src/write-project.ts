import { join } from 'node:path';
import {
  addProjectConfiguration,
  generateFiles,
  readProjectConfiguration,
  updateProjectConfiguration,
  type Tree,
} from '@nx/devkit';
import { libraryGenerator } from '@nx/react';
import { addRow } from './add-row.ts';
import { insideOnly } from './inside-only.ts';
import type { ProjectShape } from './project-shape.ts';

const templates = join(import.meta.dirname, 'project', 'files');

/** Registers a React lib with the generator of Nx; of its files we keep only project.json. */
async function writeReactProject(tree: Tree, { name, type, scope }: ProjectShape): Promise<void> {
  const folder = `libs/${name}`;
  await insideOnly(tree, folder, () =>
    libraryGenerator(tree, {
      name,
      directory: folder,
      tags: `type:${type},scope:${scope}`,
      component: false,
      style: 'none',
      linter: 'none',
      unitTestRunner: 'none',
      bundler: 'none',
      compiler: 'swc',
      skipFormat: true,
      skipPackageJson: true,
      skipTsConfig: true,
    }),
  );
  for (const file of tree.children(folder)) {
    if (file !== 'project.json') tree.delete(`${folder}/${file}`);
  }
}

/**
 * The files of every lib: project.json, tsconfig.json, jest.config.js, and its row in docs/architecture.md. Libs of the
 * storefront are tested in a DOM and begin with the generator of `@nx/react`.
 */
export async function writeProject(tree: Tree, shape: ProjectShape): Promise<void> {
  const { name, type, scope } = shape;
  const folder = `libs/${name}`;
  if (scope === 'storefront') await writeReactProject(tree, shape);
  else
    addProjectConfiguration(tree, name, {
      root: folder,
      sourceRoot: `${folder}/src`,
      projectType: 'library',
      tags: [`type:${type}`, `scope:${scope}`],
    });
  // The commands of these targets are in nx.json.
  const targets = { lint: {}, typecheck: {}, test: {} };
  updateProjectConfiguration(tree, name, { ...readProjectConfiguration(tree, name), targets });
  const setting = scope === 'storefront' ? 'dom' : 'node';
  generateFiles(tree, join(templates, setting), folder, { name });
  addRow(tree, shape);
}
