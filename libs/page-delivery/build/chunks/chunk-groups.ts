import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/**
 * A path that a `chunks.json` puts into a group, with '/' between its parts. It covers all files whose paths begin with
 * it.
 */
export interface ChunkPath {
  group: string;
  /** The `chunks.json` that contains it. */
  file: string;
  /** From the root of the workspace: 'libs/ui-kit/src/card/' or 'node_modules/clsx/'. */
  path: string;
}

/** Reads the `chunks.json` beside the `project.json` of every project: the groups of chunks that its files belong to. */
export function readChunkPaths(): ChunkPath[] {
  return ['apps', 'libs']
    .flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/chunks.json`),
    )
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const project = file.slice(0, -'chunks.json'.length);
      const groups = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string[]>;
      return Object.entries(groups).flatMap(([group, paths]) =>
        paths.map((path) => ({
          group,
          file,
          path: path.startsWith('node_modules/') ? path : project + path,
        })),
      );
    });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A group of scripts for `codeSplitting.groups`.
 * @throws Error when no project has files in the group
 */
export function chunkGroup(name: string): { name: string; test: RegExp } {
  const paths = readChunkPaths().filter(({ group }) => group === name);
  if (paths.length === 0) throw new Error(`No chunks.json names "${name}"`);
  const anyOf = paths.map(({ path }) => escaped(path).replaceAll('/', '[\\\\/]')).join('|');
  return { name, test: new RegExp(`[\\\\/](?:${anyOf})`) };
}
