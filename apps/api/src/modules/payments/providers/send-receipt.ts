import type { AppDeps } from '../../../app-deps';
import type { Tx } from '../../../db/database';
import { paymentStore, type PaymentRow } from '../payment-store';
import type { PaymentQueues } from '../queues';
import type { PaymentProviders } from './payment-providers';

export interface ReceiptDeps extends Pick<AppDeps, 'database' | 'jobs'> {
  providers: PaymentProviders;
}

/** Tax receipts of providers that are told the items after the payment. */
export function createReceiptSending({ database: { db }, jobs, providers }: ReceiptDeps) {
  const isWanted = ({ provider }: PaymentRow) =>
    providers.all.some(({ name, sendReceipt }) => name === provider && sendReceipt);

  return {
    /** Called in the transaction that records the money. */
    async enqueue(tx: Tx, payment: PaymentRow): Promise<void> {
      if (isWanted(payment)) await jobs.enqueue(tx, 'payments.receipt', { paymentId: payment.id });
    },

    /** The job. Money that is on its way back needs no receipt. Repeating it makes no second receipt. */
    async send({ paymentId }: PaymentQueues['payments.receipt']): Promise<void> {
      const payment = await paymentStore.find(db, paymentId);
      if (payment?.status !== 'succeeded' || payment.provider_id === null) return;
      await providers.named(payment.provider).sendReceipt?.(payment.provider_id);
    },
  };
}
