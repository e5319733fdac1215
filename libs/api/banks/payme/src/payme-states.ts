import type { Payment } from '@karvon/contract';
import type { ProviderState } from '@karvon/payments/provider-port/provider-state';
import type { PaymeState } from './tables';

/** A transaction that is not performed in time is cancelled: 12 hours from Payme's time of creation. */
export const paymeTimeoutMs = 12 * 3_600_000;

/** Why a transaction was cancelled, in Payme's numbers. */
export const paymeReasons = { execution: 3, timeout: 4, refund: 5 } as const;

/** The state after Payme cancels a transaction; a cancelled transaction keeps its state. */
export const cancelledAs: Record<PaymeState, PaymeState> = { 1: -1, 2: -2, [-1]: -1, [-2]: -2 };

export function failureOf(reason: number | null): NonNullable<Payment['failure']> {
  if (reason === paymeReasons.timeout) return 'expired';
  return reason === 1 || reason === 2 || reason === paymeReasons.execution
    ? 'declined'
    : 'cancelled-by-payer';
}

/** The state of our payment for a transaction. A refunded transaction was paid before. */
export function stateOf(row: { state: PaymeState; reason: number | null }): ProviderState {
  if (row.state === 1) return { status: 'processing' };
  if (row.state === -1) return { status: 'failed', failure: failureOf(row.reason) };
  return { status: 'succeeded' };
}
