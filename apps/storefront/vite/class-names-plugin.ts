import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Letters and digits only: nothing in them has a meaning in a stylesheet. */
const idOf = (path: string) =>
  createHash('sha256').update(path).digest('base64').replace(/[+/=]/g, '').slice(0, 4);

/**
 * Names classes by their file and their number in it: '_aB3x7'. A page names some hundred classes, in its HTML and in its styles, so
 * long names are a twentieth of what it sends.
 * @param root what paths of files are relative to: names are the same wherever the repository lies
 * @throws Error when two files have the same id; rename one
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

/** Short names in builds; in development classes say what they are. */
export const classNamesPlugin = (root: string): Plugin => ({
  name: 'karvon:class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: classNames(root) } } }),
});
