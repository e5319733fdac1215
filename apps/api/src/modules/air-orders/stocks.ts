import { sql } from 'kysely';
import { rowsOf, stocksOfOrders, type Stock } from '../../metrics/stock';

/** What the metrics count in the tables of air orders. */
export const airOrderStocks: readonly Stock[] = [
  ...stocksOfOrders(
    'air',
    'air_orders',
    (before) => sql`(status = 'not-paid' and supply = 'hold-asked' and created_at < ${before})
      or (status = 'not-paid' and supply in ('held', 'on-payment') and pay_before < ${before})
      or status = 'issue-error'`,
  ),
  {
    name: 'karvon_unpaid_holds',
    help: 'Unpaid air orders that hold seats',
    labelNames: [],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select count(*) as value from air_orders where status = 'not-paid'
          and supply in ('hold-asked', 'held') and pay_before > ${deps.clock.now()}`,
      ),
  },
  {
    name: 'karvon_refund_claims_waiting',
    help: 'Refunds that wait for an operator',
    labelNames: [],
    read: (deps) =>
      rowsOf(deps, sql`select count(*) as value from air_refunds where state = 'in-review'`),
  },
];
