import {
  mkdirSync,
  readFileSync,
  rmSync,
  rmdirSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often a holder shows that it is alive. */
const BEAT_MS = 1_000;
/** After how many missed beats a holder counts as dead. */
const SILENT_BEATS = 5;

interface Holder {
  pid: number;
  /** Every container is a host of its own: its process numbers mean nothing in another one. */
  host: string;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive, but another user owns it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The holder that a lock names; undefined for a lock without a name. Locks of older releases name no host: it is this one. */
function readHolder(file: string): Holder | undefined {
  const [pid, host] = readFileSync(file, 'utf8').split(' ');
  const number = Number(pid);
  return Number.isInteger(number) && number > 0
    ? { pid: number, host: host ?? hostname() }
    : undefined;
}

/** Whether the holder still touches the file. Clocks of two hosts may differ, so only a change of the time counts. */
async function isBeating(file: string, beatMs: number): Promise<boolean> {
  const { mtimeMs } = statSync(file);
  for (let beat = 0; beat < SILENT_BEATS; beat += 1) {
    await wait(beatMs);
    if (statSync(file).mtimeMs !== mtimeMs) return true;
  }
  return false;
}

async function isHeld(file: string, beatMs: number): Promise<Holder | undefined> {
  const holder = readHolder(file);
  if (!holder) return undefined;
  // If a file that we did not write has our own number, another container or an earlier run wrote it.
  const isJudged = holder.host === hostname() && holder.pid !== process.pid;
  const lives = isJudged ? isAlive(holder.pid) : await isBeating(file, beatMs);
  return lives ? holder : undefined;
}

/**
 * Removes the lock of a dead holder, one process at a time: otherwise the slower of two would remove the new lock of the
 * faster.
 */
async function removeDeadLock(file: string, dataDir: string, beatMs: number): Promise<void> {
  const turn = `${file}.turn`;
  try {
    mkdirSync(turn);
  } catch {
    throw new Error(
      `Another process is starting on ${dataDir} at this moment. If there is none, delete ${turn}.`,
    );
  }
  try {
    const holder = await isHeld(file, beatMs);
    if (holder)
      throw new Error(
        `The database in ${dataDir} is in use by process ${holder.pid} on ${holder.host}. Stop it, or give this one another DATA_DIR.`,
      );
    rmSync(file, { force: true });
  } finally {
    rmdirSync(turn);
  }
}

/**
 * Makes this process the only one in `dataDir`. The embedded database has no lock of its own, and two openers silently lose each
 * other's commits. The lock of a dead process is taken over.
 * @returns a function that releases the lock
 */
export async function lockDataDir(dataDir: string, beatMs = BEAT_MS): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'api.pid');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, `${process.pid} ${hostname()}`, { flag: 'wx' });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') throw new Error(`DATA_DIR ${dataDir} cannot be written: ${message}`);
      await removeDeadLock(file, dataDir, beatMs);
      continue;
    }
    const beat = setInterval(() => {
      // If the folder was deleted meanwhile, there is nothing to touch.
      utimes(file, new Date(), new Date(), () => undefined);
    }, beatMs).unref();
    return () => {
      clearInterval(beat);
      rmSync(file, { force: true });
    };
  }
  throw new Error(`Another process is starting on ${dataDir} at this moment.`);
}
