import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { pinExports } from '../pin-exports.ts';
import { requireName } from '../require-name.ts';

const indexFile = 'libs/ui-kit/src/index.ts';

/** Puts the export where the alphabet wants it: before the first component with a later name. */
function addExport(index: string, className: string, name: string): string {
  const lines = index.split('\n');
  const isComponent = (line: string) =>
    /^export \{ \w+.* \} from '\.\/[a-z-]+\/[a-z-]+';$/.test(line);
  const nameOf = (line: string) => /\w+/.exec(line.slice('export {'.length))?.[0] ?? '';
  const later = lines.findIndex((line) => isComponent(line) && nameOf(line) > className);
  const place = later >= 0 ? later : lines.findLastIndex(isComponent) + 1;
  return lines
    .toSpliced(
      place,
      0,
      `export { ${className}, type ${className}Props } from './${name}/${name}';`,
    )
    .join('\n');
}

/** A component of the kit: a working disclosure to begin from, its styles, a spec of behaviour and accessibility. */
export default async function component(tree: Tree, { name }: { name: string }): Promise<void> {
  requireName(tree, 'libs/ui-kit/src', name);
  const { className } = names(name);
  generateFiles(tree, join(import.meta.dirname, 'files'), `libs/ui-kit/src/${name}`, {
    name,
    className,
  });
  tree.write(indexFile, addExport(tree.read(indexFile, 'utf-8') ?? '', className, name));
  await formatFiles(tree);
  pinExports(tree, 'ui-kit', [className, `type ${className}Props`]);
}
