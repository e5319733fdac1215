import type { AppDeps } from '@karvon/platform/app-deps';

/** After so long a job should have been done. */
const standsAfterMs = 5 * 60_000;

/**
 * Finds orders that stand still because a process died or a job gave up, and adds their jobs again. It runs at each start and
 * in the sweep.
 */
export async function resumeHotelOrders({
  clock,
  database: { db },
  jobs,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'>): Promise<void> {
  const moving = await db
    .selectFrom('hotel_orders')
    .select(['number', 'status', 'voucher_number', 'refund_payment_id', 'needs_person'])
    .where(({ and, eb, or }) =>
      or([
        eb('status', 'in', ['in-progress', 'cancelling']),
        and([eb('status', '=', 'finished'), eb('voucher', '=', 'generating')]),
      ]),
    )
    .execute();
  for (const order of moving) {
    const { number, status, refund_payment_id: paymentId } = order;
    const job = { orderNumber: number };
    if (status === 'in-progress' || status === 'finished') {
      const queue = order.voucher_number ? 'hotel-orders.print' : 'hotel-orders.fulfil';
      await jobs.ensure(db, queue, job, { key: number });
    } else if (paymentId !== null) await jobs.ensure(db, 'payments.refund', { paymentId });
    else if (!order.needs_person) await jobs.ensure(db, 'hotel-orders.release', job);
  }
  const before = new Date(clock.now().getTime() - standsAfterMs);
  const requested = await db
    .selectFrom('hotel_orders')
    .select('number')
    .where('status', '=', 'created')
    .where('supply', '=', 'book-asked')
    .where('created_at', '<', before)
    .execute();
  const unpaid = await db
    .selectFrom('hotel_orders')
    .select('number')
    .where('status', '=', 'waiting-for-payment')
    .where('pay_before', '<', before)
    .execute();
  const changes = await db
    .selectFrom('hotel_changes')
    .select('id')
    .where('state', '=', 'requested')
    .execute();
  for (const { id: changeId } of changes)
    await jobs.ensure(db, 'hotel-orders.change', { changeId });
  for (const { number } of requested)
    await jobs.ensure(db, 'hotel-orders.reconcile', { orderNumber: number });
  for (const { number } of unpaid)
    await jobs.ensure(db, 'hotel-orders.lapse', { orderNumber: number });
}
