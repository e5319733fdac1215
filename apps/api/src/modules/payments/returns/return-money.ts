import type { AppDeps } from '../../../app-deps';
import type { Tx } from '../../../db/database';
import { paymentStore } from '../payment-store';

/**
 * Records that money of a payment is to be returned, and starts the job that sends it. One reference is one return.
 * @param amount minor units, more than nothing and at most what is left of the payment
 * @param reference the number of a partial return; without it, all that is left is returned
 * @throws RangeError for more than is left
 */
export async function returnMoney(
  tx: Tx,
  jobs: AppDeps['jobs'],
  paymentId: string,
  amount: number,
  reference: string = paymentId,
): Promise<void> {
  const payment = await paymentStore.lock(tx, paymentId);
  const part = reference !== paymentId;
  if (part && payment.status !== 'succeeded') return;
  if (!part && !(await paymentStore.move(tx, payment, 'refund-pending'))) return;
  if ((await paymentStore.returned(tx, paymentId)) + amount > payment.amount)
    throw new RangeError('more would go back than was paid');
  await tx
    .insertInto('payment_returns')
    .values({ reference, payment_id: paymentId, amount })
    .execute();
  await jobs.enqueue(tx, 'payments.refund', { paymentId, reference });
}
