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

/** A holder says so often that it is there. */
const BEAT_MS = 1_000;
/** One of which nothing was heard for so many beats is gone. */
const SILENT_BEATS = 5;

interface Holder {
  pid: number;
  /** A container is a host of its own: its numbers of processes say nothing outside. */
  host: string;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The holder that a lock names, with this host for one of an older release; undefined for a lock that names nobody. */
function readHolder(file: string): Holder | undefined {
  const [pid, host] = readFileSync(file, 'utf8').split(' ');
  const number = Number(pid);
  return Number.isInteger(number) && number > 0
    ? { pid: number, host: host ?? hostname() }
    : undefined;
}

/** Whether somebody says through the file that they are there. Two hosts' clocks may differ: only a change counts. */
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
  // Our own number in a file we did not write is another container's, or of the run before this one.
  const isJudged = holder.host === hostname() && holder.pid !== process.pid;
  const lives = isJudged ? isAlive(holder.pid) : await isBeating(file, beatMs);
  return lives ? holder : undefined;
}

/** Removes a dead holder's lock, one process at a time: of two, the slower would remove the faster one's new lock. */
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
 * Makes this process the only one in `dataDir`. The embedded database has no lock of its own, and two
 * openers silently lose each other's commits. A lock left by a process that is gone is taken over.
 * @returns how to give it back
 */
export async function lockDataDir(dataDir: string, beatMs = BEAT_MS): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'api.pid');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, `${process.pid} ${hostname()}`, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await removeDeadLock(file, dataDir, beatMs);
      continue;
    }
    const beat = setInterval(() => {
      // A folder that was deleted under us has nobody to tell.
      utimes(file, new Date(), new Date(), () => undefined);
    }, beatMs).unref();
    return () => {
      clearInterval(beat);
      rmSync(file, { force: true });
    };
  }
  throw new Error(`Another process is starting on ${dataDir} at this moment.`);
}
