import { SupplierUnanswered } from '@karvon/platform/supplier-errors';

/** Waits some milliseconds. */
export type Pause = (ms: number) => Promise<unknown>;

const LOOKS = 20;
const BETWEEN_MS = 10_000;

/**
 * Polls a provider that may take some minutes.
 * @returns what `look` returns in the end, or null when it never does
 */
export async function patiently<Result>(
  pause: Pause,
  look: () => Promise<Result | null>,
): Promise<Result | null> {
  for (let looks = 1; ; looks += 1) {
    const result = await look();
    if (result !== null || looks === LOOKS) return result;
    await pause(BETWEEN_MS);
  }
}

/** Null instead of a response that was lost. */
export const unlessUnanswered = (error: unknown): null => {
  if (error instanceof SupplierUnanswered) return null;
  throw error;
};
