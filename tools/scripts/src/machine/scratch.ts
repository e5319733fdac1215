import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const plenty = 4 * 2 ** 30;

/**
 * A folder for files that are useless after the run: databases, browser profiles. In memory where there is enough of it, because
 * a database of 1,300 small files costs half a second of processor time on a disk, and a twentieth of that in memory.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (process.platform === 'linux' && bavail * bsize >= plenty) return memory;
  } catch {
    // Not every system has /dev/shm.
  }
  return tmpdir();
}
