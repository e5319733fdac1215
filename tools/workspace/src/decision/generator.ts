import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';

const folder = 'docs/decisions';

/** The next decision record, dated today. */
export default function decision(tree: Tree, { title }: { title: string }): void {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!slug) throw new Error('Say in English what was decided, for example "Prices are integers".');
  const taken = tree.children(folder).map((file) => Number(file.slice(0, 4)) || 0);
  const number = String(Math.max(0, ...taken) + 1).padStart(4, '0');
  const date = new Date().toISOString().slice(0, 10);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { slug, number, title, date });
}
