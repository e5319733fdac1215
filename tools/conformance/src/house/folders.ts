import { dirname } from 'node:path/posix';
import { sources } from '../tree';

/** The maximum number of files in a folder: among more a file is hard to find. */
const maxSiblings = 25;

/** Folders with too many files of code, and the number of files; specs count too. */
export function crowdedFolders(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > maxSiblings));
}
