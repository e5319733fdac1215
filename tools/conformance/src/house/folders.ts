import { dirname } from 'node:path/posix';
import { sources } from '../tree';

/** More files side by side than this, and nobody finds theirs. */
const mostSiblings = 25;

/** Folders with too much code side by side, and how many files it is; specs count, they are read as well. */
export function crowdedFolders(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > mostSiblings));
}
