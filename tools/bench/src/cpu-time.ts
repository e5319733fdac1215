import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts in hundredths of a second, whatever the kernel's own tick is. */
const TICK_MS = 10;

/** CPU time that a process has used, in ms; null when the system does not report it. */
export function cpuTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** The CPU time of a program with several processes: of the first one and its children. */
export function cpuTimeOfProgram(pid: number): number | null {
  try {
    return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + (cpuTime(one) ?? 0), 0);
  } catch {
    return null;
  }
}

/** Waits until a new process is idle: half a second with hardly any work, or a minute at most. */
export async function untilIdle(pid: number): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) {
    const before = cpuTime(pid);
    await wait(500);
    const after = cpuTime(pid);
    if (before === null || after === null || after - before <= 2 * TICK_MS) return;
  }
}
