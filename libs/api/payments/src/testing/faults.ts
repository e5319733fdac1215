import { rounds } from '@karvon/platform/testing/rounds';

/** For each fault between a bank and the shop: whether the money is taken in the end. */
export const moneyAfterFault = [
  ['none', 'taken'],
  ['duplicate', 'taken'],
  ['late', 'taken'],
  ['out-of-order', 'taken'],
  ['timeout-after-commit', 'taken'],
  ['never', 'payers'],
  ['wrong-amount', 'payers'],
  ['wrong-signature', 'payers'],
] as const;

/** How many forged calls are tried at each bank. */
export const forgedCalls = rounds(500, 5_000);

/** Sends forged calls, those of a round at once. @returns the different codes of the responses */
export async function codesOfForgedCalls<Code>(
  rounds: number,
  callsOf: (round: number) => Promise<Code>[],
): Promise<Set<Code>> {
  const codes = new Set<Code>();
  for (let round = 0; round < rounds; round++)
    for (const code of await Promise.all(callsOf(round))) codes.add(code);
  return codes;
}
