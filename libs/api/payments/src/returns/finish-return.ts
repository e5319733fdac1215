import type { AppDeps } from '@karvon/platform/app-deps';
import { phase } from '@karvon/platform/phase';
import { writeLedger } from '../store/ledger';
import { paymentStore } from '../store/payment-store';
import type { OrdersByKind } from '../payable-orders';
import type { EnqueueReceipt } from '../settlement';

export interface FinishReturnDeps extends Pick<AppDeps, 'clock' | 'database'> {
  orders: OrdersByKind;
  /** Tax receipts that are sent after the money has moved. */
  receipts: EnqueueReceipt;
}

/**
 * Records that the payer has received the money of a return: in the return, payment, ledger and order, in one
 * transaction (phase R6).
 */
export function createReturnFinish({
  clock,
  database: { db },
  orders,
  receipts,
}: FinishReturnDeps) {
  /** @returns false when it was recorded before, or there is no such return */
  return function finishReturn(paymentId: string, reference: string): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const payment = await paymentStore.lock(tx, paymentId);
      const back = await paymentStore.findReturn(tx, reference);
      const now = clock.now();
      if (!back || !(await paymentStore.setSent(tx, reference, now))) return false;
      if (reference === paymentId) await paymentStore.move(tx, payment, 'refunded');
      const entry = { amount: back.amount, at: now, reference };
      // Reserved money has not moved, so nothing is returned.
      if (!payment.reserved) {
        await writeLedger(tx, payment, 'refund', entry);
        await receipts.enqueue(tx, payment, reference);
      }
      const { order_kind: kind, order_number: number } = payment;
      const underWay = () => paymentStore.returnsUnderWay(tx, kind, number);
      await orders[kind]?.markRefunded?.(tx, number, { paymentId, underWay });
      phase('R6');
      return true;
    });
  };
}
