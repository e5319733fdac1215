import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Letters and digits only: none needs an escape in a stylesheet. */
const idOf = (path: string) =>
  createHash('sha256').update(path).digest('base64').replace(/[+/=]/g, '').slice(0, 4);

/**
 * Names classes by their file and their number in it: '_aB3x7'. A page uses some hundred classes, in its HTML and its styles;
 * long names would be a twentieth of its bytes.
 * @param root the folder that paths are relative to: names do not depend on where the repository lies
 * @throws Error when two files get the same id; rename one
 */
export function classNames(root: string): (name: string, file: string) => string {
  const paths = new Map<string, string>();
  const numbers = new Map<string, Map<string, number>>();
  return (name, file) => {
    const path = relative(root, file.split('?')[0]!).split(sep).join('/');
    const id = idOf(path);
    const known = paths.get(id) ?? path;
    if (known !== path) throw new Error(`${known} and ${path} have the same id`);
    paths.set(id, path);
    const ofFile = numbers.get(path) ?? new Map<string, number>();
    numbers.set(path, ofFile);
    const number = ofFile.get(name) ?? ofFile.size;
    ofFile.set(name, number);
    return `_${id}${number.toString(36)}`;
  };
}

/** Short names in builds; readable names in development. */
export const classNamesPlugin = (root: string): Plugin => ({
  name: 'karvon:class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: classNames(root) } } }),
});
