/**
 * Fails when there are offenders, and lists them with the way to fix them.
 * @param wrong one line for each offender: which file, which name
 * @param mend what the author of the change does about it
 */
export function expectNone(wrong: readonly string[], mend: string): void {
  if (wrong.length === 0) return;
  const list = wrong.map((line) => `  - ${line}`).join('\n');
  // The stack is left out: the place of the check does not help to fix the offender.
  const error = new Error(`Wrong:\n${list}\nTo mend: ${mend}`);
  error.stack = error.message;
  throw error;
}
