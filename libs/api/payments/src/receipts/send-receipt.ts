import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { checkDelayMs } from '../queues';
import { paymentStore, type PaymentRow } from '../store/payment-store';
import type { PaymentQueues } from '../queues';
import type { PaymentProviders } from '../provider-port/payment-providers';
import type { OrdersByKind } from '../payable-orders';
import type { ReceiptLine } from '../provider-port/receipt';
import { linesToComplete, listedLines, readReceipt } from './read-receipt';
import { receiptStore, type ReceiptOf } from './receipt-store';

export interface ReceiptDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  orders: OrdersByKind;
  providers: PaymentProviders;
}

/** Tax receipts that a provider gets after the money has moved. */
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

  /** Undefined: there is no such return. */
  async function linesOf(
    payment: PaymentRow,
    { reference, completes }: ReceiptOf,
  ): Promise<readonly ReceiptLine[] | undefined> {
    const { id, order_kind: kind } = payment;
    const sold = listedLines(kind, payment);
    if (completes) return linesToComplete(sold, await paymentStore.returns(db, id));
    if (reference === undefined) return sold;
    const back = await paymentStore.findReturn(db, reference);
    return back && listedLines(kind, back);
  }

  return {
    /** Called in the transaction that records the money of a payment, or of a return under its reference. */
    async enqueue(tx: Tx, payment: PaymentRow, reference?: string): Promise<void> {
      if (!areSent(payment)) return;
      const of = { paymentId: payment.id, ...(reference !== undefined && { reference }) };
      await receiptStore.setDue(tx, of);
      await jobs.enqueue(tx, 'payments.receipt', of);
    },

    /** The job. Repeating it makes no second receipt. */
    async send(of: PaymentQueues['payments.receipt']): Promise<void> {
      const payment = await paymentStore.find(db, of.paymentId);
      const lines = payment && (await linesOf(payment, of));
      if (!lines || payment.provider_id === null) return;
      const { sendReceipt } = providers.named(payment.provider);
      const receipt = await readReceipt(orders, payment, lines);
      const state = await sendReceipt?.({ ...of, providerId: payment.provider_id, receipt });
      if (state === 'processing') await lookAgain(of);
    },
  };
}
