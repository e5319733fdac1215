import { dirname } from 'node:path/posix';
import { findCycles } from './import-graph';

/** All folders above a file: 'a/b/c.ts' → 'a/b', 'a'. */
function foldersAbove(file: string): string[] {
  const above: string[] = [];
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) above.push(folder);
  return above;
}

/** The children of a folder: its files, and its subfolders with everything below them; each with its imports from the others. */
function insideOf(
  folder: string,
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
  const childOf = (file: string) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
  const inside = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const child = childOf(file);
    if (!child) continue;
    const others = inside.get(child) ?? new Set();
    for (const target of targets) {
      const other = childOf(target);
      if (other && other !== child) others.add(other);
    }
    inside.set(child, others);
  }
  return new Map([...inside].map(([child, others]) => [child, [...others]]));
}

/**
 * Folders whose files and subfolders import each other in circles.
 * @returns by folder, each circle with the names in it
 */
export function findCircles(
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
  const folders = [...new Set([...imports.keys()].flatMap(foldersAbove))].sort();
  const found = folders.map(
    (folder) =>
      [folder, findCycles(insideOf(folder, imports)).map((names) => names.join(' ↔ '))] as const,
  );
  return new Map(found.filter(([, circles]) => circles.length > 0));
}
