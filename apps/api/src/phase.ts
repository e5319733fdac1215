/**
 * Names a point between two effects of a write ('B4': the supplier has answered, nothing is stored yet).
 * Does nothing, unless a crash test started this process with KILL_AT set to the name: then the process dies here.
 */
export function phase(name: string): void {
  if (process.env.KILL_AT === name) process.kill(process.pid, 'SIGKILL');
}
