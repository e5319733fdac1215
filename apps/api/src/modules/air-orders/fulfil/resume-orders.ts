import type { AppDeps } from '../../../app-deps';
import { returnReference } from '../refunds/refund-store';

/**
 * Looks for orders that a dead process left half way and asks for their jobs again. The queue would give
 * such a job to somebody else once it expires; a restart need not wait for that.
 */
export async function resumeOrders({
  database: { db },
  jobs,
}: Pick<AppDeps, 'database' | 'jobs'>): Promise<void> {
  const paid = await db
    .selectFrom('air_orders')
    .select(['number', 'supply'])
    .where('status', '=', 'paid')
    .where('tickets', '=', 'generating')
    .execute();
  for (const { number, supply } of paid) {
    const queue = supply === 'issued' ? 'air-tickets.make' : 'air-orders.issue';
    await jobs.enqueue(db, queue, { orderNumber: number }, { key: number });
  }
  const refunds = await db
    .selectFrom('air_refunds')
    .selectAll()
    .where('state', 'in', ['at-carrier', 'at-bank'])
    .execute();
  for (const refund of refunds) {
    const { id: refundId, payment_id: paymentId } = refund;
    const sent = { paymentId, reference: returnReference(refund) };
    if (refund.state === 'at-carrier') await jobs.enqueue(db, 'air-refunds.cancel', { refundId });
    else await jobs.enqueue(db, 'payments.refund', sent);
  }
}
