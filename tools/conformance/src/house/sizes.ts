import { files, projects, read } from '../tree';
import { productFiles } from './import-graph';

/** A project with more lines is built, tested and read as several. */
const maxLines = 10_000;

const countLines = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0);
const inThousands = (lines: number) => Math.ceil(lines / 1_000);

function groupBy(paths: readonly string[], keyOf: (path: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) groups.set(keyOf(path), [...(groups.get(keyOf(path)) ?? []), path]);
  return groups;
}

/** The project of a file: the one with the longest path above it. */
const projectOf = (path: string) =>
  projects
    .map(({ folder }) => folder)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

/** Projects with more than 10,000 lines of product code, and their thousands. */
export function largeProjects(): Map<string, number> {
  const pathsOf = groupBy(productFiles, (path) => projectOf(path) ?? '');
  return new Map(
    [...pathsOf]
      .map(([folder, paths]) => [folder, countLines(paths)] as const)
      .filter(([, lines]) => lines > maxLines)
      .map(([folder, lines]) => [folder, inThousands(lines)]),
  );
}

/** Configurations of Jest, which tsc and ESLint read as they are. */
const isJest = (path: string): boolean => /(^|\/)jest[^/]*\.js$/.test(path);

/**
 * Code in JavaScript that does not say by its first line that its types are checked, and why it is no TypeScript, by folder:
 * thousands of lines, begun ones too.
 */
export function uncheckedCode(): Map<string, number> {
  const scripts = files.filter(
    (path) =>
      /\.[mc]?jsx?$/.test(path) && !isJest(path) && !read(path).startsWith('// @ts-check\n'),
  );
  const pathsOf = groupBy(scripts, (path) => path.split('/').slice(0, 2).join('/'));
  return new Map([...pathsOf].map(([folder, paths]) => [folder, inThousands(countLines(paths))]));
}
