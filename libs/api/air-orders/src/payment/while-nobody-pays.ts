import type { PaymentStatus } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import { problem, ProblemError } from '@karvon/platform/http/problem';
import { hasOpenPayment } from '@karvon/payments';

/** Closes the order's open payments at the bank, and records a payment that was made in the meantime. */
export type ClosePayments = (orderNumber: string) => Promise<PaymentStatus[]>;

/**
 * Guards a transaction that has locked the order and ends a purchase: a payment for it would go back without an explanation.
 * @throws problem payment-in-progress
 */
export async function checkNobodyPays(tx: Tx, number: string): Promise<void> {
  if (await hasOpenPayment(tx, 'air', number)) throw problem('payment-in-progress');
}

/**
 * Runs an act that `checkNobodyPays` guards: if it refuses, closes the open payments and runs the act again. A payment is closed
 * only once everything else allows the act.
 * @throws problem payment-in-progress when the bank is at work on a payment
 */
export async function whileNobodyPays<Result>(
  closePayments: ClosePayments,
  number: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'payment-in-progress') throw error;
  }
  if ((await closePayments(number)).includes('pending')) throw problem('payment-in-progress');
  return act();
}
