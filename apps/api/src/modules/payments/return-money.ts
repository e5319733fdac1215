import type { AppDeps } from '../../app-deps';
import type { Tx } from '../../db/database';
import { paymentStore } from './payment-store';

/**
 * Decides that money of a payment goes back, and asks for the job that sends it. A payment is refunded once.
 * @param amount minor units, more than nothing and at most what was paid
 */
export async function returnMoney(
  tx: Tx,
  jobs: AppDeps['jobs'],
  paymentId: string,
  amount: number,
): Promise<void> {
  const payment = await paymentStore.lock(tx, paymentId);
  if (!(await paymentStore.move(tx, payment, 'refund-pending'))) return;
  await tx
    .updateTable('payments')
    .set({ refund_amount: amount })
    .where('id', '=', paymentId)
    .execute();
  await jobs.enqueue(tx, 'payments.refund', { paymentId });
}
