/** Prints a line that stands out among the output of the programs that a script starts. */
export const say = (text: string): void => console.log(`karvon · ${text}`);

/** A failure that the person at the keyboard can act on: printed as one message, without a stack. */
export class Advice extends Error {}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs a script's main function; turns Advice into a readable message and exit code 1. */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Advice ? `karvon · ${error.message}` : error);
    process.exitCode = 1;
  }
}
