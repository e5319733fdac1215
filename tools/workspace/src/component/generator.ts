import { join, relative } from 'node:path';
import { formatFiles, generateFiles, names, workspaceRoot, type Tree } from '@nx/devkit';
import { componentGenerator } from '@nx/react';
import { insideOnly } from '../inside-only.ts';
import { pinExports } from '../pin-exports.ts';
import { requireName } from '../require-name.ts';
import { addExport, addToGallery } from './join-kit.ts';

const kit = 'libs/ui-kit/src';

function update(tree: Tree, path: string, change: (text: string) => string): void {
  tree.write(path, change(tree.read(path, 'utf-8') ?? ''));
}

/** Writes the component as `@nx/react` generates it; that generator resolves paths from the folder of the command. */
async function writeReactComponent(tree: Tree, name: string): Promise<void> {
  const folder = `${kit}/${name}`;
  const from = relative(workspaceRoot, process.env['INIT_CWD'] ?? process.cwd());
  const path = from.startsWith('..') ? folder : relative(from, folder);
  await insideOnly(tree, folder, () =>
    componentGenerator(tree, { path: `${path}/${name}`, style: 'css', skipFormat: true }),
  );
}

/**
 * A component of the kit: a working disclosure as an example, its styles, a spec of behaviour and accessibility, its states in
 * the gallery.
 */
export default async function component(tree: Tree, { name }: { name: string }): Promise<void> {
  requireName(tree, kit, name);
  const { className } = names(name);
  await writeReactComponent(tree, name);
  generateFiles(tree, join(import.meta.dirname, 'files'), kit, { name, className });
  update(tree, `${kit}/index.ts`, (index) => addExport(index, className, name));
  update(tree, `${kit}/gallery/gallery-content.tsx`, (gallery) =>
    addToGallery(gallery, className, name),
  );
  await formatFiles(tree);
  pinExports(tree, 'ui-kit', [className, `type ${className}Props`]);
}
