import type { PaymentStatus } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import type { PaymentRow } from './store/payment-store';
import type { ProviderState } from './provider-port/provider-state';

/** Tax receipts that are sent after the payment. */
export interface EnqueueReceipt {
  enqueue(tx: Tx, payment: PaymentRow, reference?: string): Promise<void>;
}

/** Further changes for the same transaction; receives the final status of the payment. */
type Then = (tx: Tx, status: PaymentStatus) => Promise<void>;

export type SettlePayment = (
  paymentId: string,
  state: ProviderState,
  then?: Then,
) => Promise<PaymentStatus>;

export interface Settlement {
  settle: SettlePayment;
  /**
   * Settles inside a transaction that has locked the payment.
   * @returns the payment's status afterwards
   */
  apply(tx: Tx, payment: PaymentRow, state: ProviderState): Promise<PaymentStatus>;
}
