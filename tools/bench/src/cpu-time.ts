import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts in hundredths of a second, whatever the kernel's own tick is. */
const TICK_MS = 10;

/** What a process has computed so far, in ms; null where the system does not say. */
export function cpuTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

/** Until a process that has just begun has done what it does by itself: half a second with hardly any work, or a minute. */
export async function untilIdle(pid: number): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) {
    const before = cpuTime(pid);
    await wait(500);
    const after = cpuTime(pid);
    if (before === null || after === null || after - before <= 2 * TICK_MS) return;
  }
}
