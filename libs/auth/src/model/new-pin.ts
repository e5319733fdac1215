/** What a new PIN may lack; the ones after `spaces` only the server finds. */
export const pinRules = [
  'required',
  'short',
  'spaces',
  'repeated',
  'sequence',
  'common',
  'phone',
  'date',
] as const;
export type PinRule = (typeof pinRules)[number];

const leastSigns = 6;

/** What can be said before asking the server; undefined when nothing is wrong. */
export function pinRule(pin: string): PinRule | undefined {
  if (pin === '') return 'required';
  if (/[\s\p{C}]/u.test(pin)) return 'spaces';
  return pin.length < leastSigns ? 'short' : undefined;
}

/** The server's rule, if it is one that has words. */
export function knownPinRule(rule: string | undefined): PinRule | undefined {
  return pinRules.find((known) => known === rule);
}
