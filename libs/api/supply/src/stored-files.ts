import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are made once and then read from a folder, which may be emptied at any time. */
export function createStoredFiles(folder: string) {
  const running = new Map<string, Promise<Buffer>>();

  async function store(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const made = await make();
    await mkdir(folder, { recursive: true });
    // Written under another name and then renamed, because another process may be reading.
    await writeFile(`${path}.${process.pid}`, made);
    await rename(`${path}.${process.pid}`, path);
    return made;
  }

  /** The file of this name; a missing one is made once for all callers that wait for it. */
  return async function fileOf(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name);
    const known = await readFile(path).catch(() => null);
    if (known) return known;
    const shared = running.get(path);
    if (shared) return shared;
    const making = store(path, make).finally(() => running.delete(path));
    running.set(path, making);
    return making;
  };
}
