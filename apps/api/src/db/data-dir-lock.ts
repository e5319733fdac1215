import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Makes this process the only one in `dataDir`. The embedded database has no lock of its own, and two
 * openers silently lose each other's commits. A lock left by a process that is gone is taken over.
 * @returns how to give it back
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'api.pid');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(file, 'utf8'));
      // Our own number in a file we did not write: a container where every start gets the same one.
      if (pid !== process.pid && Number.isInteger(pid) && pid > 0 && isAlive(pid)) {
        throw new Error(
          `The database in ${dataDir} is in use by process ${pid}. Stop it, or give this one another DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`Another process is starting on ${dataDir} at this moment.`);
}
