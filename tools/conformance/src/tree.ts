import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Files that tools or running programs create are not checked. */
const made = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  'test-results',
  'playwright-report',
  'tmp',
]);
const ourHidden = new Set(['.ci', '.eslintrc.json', '.gitignore', '.prettierrc.json']);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (made.has(entry.name) || (entry.name.startsWith('.') && !ourHidden.has(entry.name)))
      continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (!/\.(log|tsbuildinfo)$/.test(entry.name))
      yield relative(root, path).split(sep).join('/');
  }
}

/** Every source file of the repository, as paths from its root with forward slashes. */
export const files: readonly string[] = [...walk(root)].sort();

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
export const exists = (path: string): boolean => existsSync(join(root, path));
export const readJson = <Shape>(path: string): Shape => JSON.parse(read(path)) as Shape;

export interface Project {
  /** The folder's path from the root, for example `libs/money`. */
  folder: string;
  name: string;
  sourceRoot?: string;
  tags: string[];
  targets: Record<string, unknown>;
}

/** The Nx projects, straight from their project.json files. */
export const projects: readonly Project[] = files
  .filter((path) => path.endsWith('/project.json'))
  .map((path) => ({
    ...readJson<Omit<Project, 'folder'>>(path),
    folder: path.slice(0, -'/project.json'.length),
  }));

/** `.ts` and `.tsx` sources, without declaration files, generated tables and generator templates. */
export const sources: readonly string[] = files.filter(
  (path) => /\.tsx?$/.test(path) && !/\.(d|gen)\.ts$/.test(path) && !path.includes('/files/'),
);
export const isSpec = (path: string): boolean => /\.spec\.tsx?$/.test(path);
