/** Faults between a bank and a shop. */
export const faults = [
  'none',
  'duplicate',
  'late',
  'out-of-order',
  'never',
  'wrong-signature',
  'wrong-amount',
  'timeout-after-commit',
] as const;
export type Fault = (typeof faults)[number];

/** The choices of the payer on the page of the bank. */
export const payerChoices = ['pay', 'decline', 'cancel', 'leave'] as const;
export type PayerChoice = (typeof payerChoices)[number];
