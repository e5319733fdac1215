import type { Db } from '../../../db/database';

/** Orders in `issue-error` with the moment of their last change to it, the longest waiting first. */
export async function findStuckOrders(db: Db, count: number) {
  const rows = await db
    .selectFrom('air_orders')
    .innerJoin('air_order_history', 'air_order_history.order_number', 'air_orders.number')
    .select(({ fn }) => [
      'air_orders.number',
      'air_orders.pnr',
      'air_orders.issue_attempts',
      fn.max('air_order_history.at').as('since'),
    ])
    .where('air_orders.status', '=', 'issue-error')
    .where('air_order_history.status', '=', 'issue-error')
    .groupBy(['air_orders.number', 'air_orders.pnr', 'air_orders.issue_attempts'])
    .orderBy('since')
    .limit(count)
    .execute();
  return rows.map(({ number, pnr, issue_attempts, since }) => ({
    number,
    pnr,
    status: 'issue-error' as const,
    attempts: issue_attempts,
    since,
  }));
}
