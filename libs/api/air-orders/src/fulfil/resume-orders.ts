import type { AppDeps } from '@karvon/platform/app-deps';

/** After how long a job is taken to have failed. */
const standsAfterMs = 5 * 60_000;

/**
 * Finds orders that stand still because a process died or a job gave up, and adds their jobs again. It runs at each start and in
 * the sweep.
 */
export async function resumeOrders({
  clock,
  database: { db },
  jobs,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'>): Promise<void> {
  const paid = await db
    .selectFrom('air_orders')
    .select(['number', 'supply'])
    .where('status', '=', 'paid')
    .where('tickets', '=', 'generating')
    .execute();
  for (const { number, supply } of paid) {
    const queue = supply === 'issued' ? 'air-tickets.make' : 'air-orders.issue';
    await jobs.ensure(db, queue, { orderNumber: number }, { key: number });
  }
  const before = new Date(clock.now().getTime() - standsAfterMs);
  const unpaid = await db
    .selectFrom('air_orders')
    .select(['number', 'supply'])
    .where('status', '=', 'not-paid')
    .where(({ and, eb, or }) =>
      or([
        and([eb('supply', '=', 'hold-asked'), eb('created_at', '<', before)]),
        and([eb('supply', 'in', ['held', 'on-payment']), eb('pay_before', '<', before)]),
      ]),
    )
    .execute();
  for (const { number, supply } of unpaid) {
    const queue = supply === 'hold-asked' ? 'air-orders.reconcile' : 'air-orders.lapse';
    await jobs.ensure(db, queue, { orderNumber: number });
  }
  const exchanges = await db
    .selectFrom('air_exchanges')
    .select(['id', 'state'])
    .where(({ and, eb, or }) =>
      or([
        eb('state', '=', 'at-carrier'),
        and([eb('state', 'in', ['offered', 'to-pay']), eb('expires_at', '<', before)]),
      ]),
    )
    .execute();
  for (const { id: exchangeId, state } of exchanges) {
    const queue = state === 'at-carrier' ? 'air-exchanges.carry-out' : 'air-exchanges.lapse';
    await jobs.ensure(db, queue, { exchangeId });
  }
  const extras = await db
    .selectFrom('air_extras')
    .innerJoin('air_orders', 'air_orders.number', 'air_extras.order_number')
    .select(['air_extras.id', 'air_extras.state'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('air_extras.state', '=', 'at-carrier'), eb('air_orders.tickets', '=', 'ready')]),
        and([
          eb('air_extras.state', '=', 'to-pay'),
          eb('air_extras.with_order', '=', false),
          eb('air_extras.expires_at', '<', before),
        ]),
      ]),
    )
    .execute();
  for (const { id: extrasId, state } of extras) {
    const queue = state === 'at-carrier' ? 'air-extras.buy' : 'air-extras.lapse';
    await jobs.ensure(db, queue, { extrasId });
  }
  const refunds = await db
    .selectFrom('air_refunds')
    .select('id')
    .where('state', '=', 'at-carrier')
    .execute();
  // The payments module looks after money on its way back.
  for (const { id: refundId } of refunds) await jobs.ensure(db, 'air-refunds.cancel', { refundId });
}
