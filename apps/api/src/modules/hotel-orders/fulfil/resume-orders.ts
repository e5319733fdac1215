import type { AppDeps } from '../../../app-deps';

/**
 * Looks for orders that a dead process left half way and asks for their jobs again. The queue would give such a job to
 * somebody else once it expires; a restart need not wait for that.
 */
export async function resumeHotelOrders({
  database: { db },
  jobs,
}: Pick<AppDeps, 'database' | 'jobs'>): Promise<void> {
  const moving = await db
    .selectFrom('hotel_orders')
    .select(['number', 'status', 'voucher_number', 'refund_payment_id', 'needs_person'])
    .where('status', 'in', ['in-progress', 'cancelling'])
    .execute();
  for (const order of moving) {
    const { number, status, refund_payment_id: paymentId } = order;
    const job = { orderNumber: number };
    if (status === 'in-progress') {
      const queue = order.voucher_number ? 'hotel-orders.print' : 'hotel-orders.fulfil';
      await jobs.enqueue(db, queue, job, { key: number });
    } else if (paymentId !== null) await jobs.enqueue(db, 'payments.refund', { paymentId });
    else if (!order.needs_person) await jobs.enqueue(db, 'hotel-orders.release', job);
  }
}
