import { minNewPinLength, newPinPattern } from '@karvon/contract';

/** The rules of a new PIN; those after `spaces` are checked by the server only. */
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

/** The broken rule of a PIN, of those that can be checked here; undefined when there is none. */
export function pinRule(pin: string): PinRule | undefined {
  if (pin === '') return 'required';
  if (!newPinPattern.test(pin)) return 'spaces';
  return pin.length < minNewPinLength ? 'short' : undefined;
}

/** The server's rule if it has a text; undefined otherwise. */
export function knownPinRule(rule: string | undefined): PinRule | undefined {
  return pinRules.find((known) => known === rule);
}
