import type { AppDeps } from '../../../app-deps';
import type { Tx } from '../../../db/database';
import { checkDelayMs } from '../queues';
import { paymentStore, type PaymentRow } from '../payment-store';
import type { PaymentQueues } from '../queues';
import type { PaymentProviders } from '../providers/payment-providers';
import type { OrdersByKind } from '../settle-payment';
import { readReceipt } from './read-receipt';
import { receiptStore, type ReceiptOf } from './receipt-store';

export interface ReceiptDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  orders: OrdersByKind;
  providers: PaymentProviders;
}

/** Tax receipts of providers that are sent them after the money has moved. */
export function createReceiptSending(deps: ReceiptDeps) {
  const { clock, jobs, orders, providers } = deps;
  const { db } = deps.database;
  const areSent = ({ provider }: PaymentRow) =>
    providers.all.some(({ name, sendReceipt }) => name === provider && sendReceipt);

  const lookAgain = (of: ReceiptOf) =>
    db.transaction().execute(async (tx) => {
      const checks = await receiptStore.countCheck(tx, of);
      const startAfter = new Date(clock.now().getTime() + checkDelayMs(checks));
      await jobs.enqueue(tx, 'payments.receipt', of, { startAfter });
    });

  return {
    /** Called in the transaction that records the money: of a payment, or of a return under its reference. */
    async enqueue(tx: Tx, payment: PaymentRow, reference?: string): Promise<void> {
      if (!areSent(payment)) return;
      const of = { paymentId: payment.id, ...(reference !== undefined && { reference }) };
      await receiptStore.setDue(tx, of);
      await jobs.enqueue(tx, 'payments.receipt', of);
    },

    /** The job. Repeating it makes no second receipt. */
    async send(of: PaymentQueues['payments.receipt']): Promise<void> {
      const { paymentId, reference } = of;
      const payment = await paymentStore.find(db, paymentId);
      const moved =
        reference === undefined ? payment : await paymentStore.findReturn(db, reference);
      if (!payment || !moved || payment.provider_id === null) return;
      const { sendReceipt } = providers.named(payment.provider);
      const receipt = await readReceipt(orders, payment, moved);
      const state = await sendReceipt?.({ ...of, providerId: payment.provider_id, receipt });
      if (state === 'processing') await lookAgain(of);
    },
  };
}
