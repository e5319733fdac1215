import { sql } from 'kysely';
import { rowsOf, stocksOfOrders, type Stock } from '@karvon/platform/metrics/stock';

/** The two states in which an exchange waits for somebody, and since when each exchange does. */
const waiting = sql`(values ('in-review'), ('at-carrier')) as wait (state)
  left join lateral (
    select max(step.at) as at from air_exchanges join air_exchange_steps as step
      on step.exchange_id = air_exchanges.id and step.state = air_exchanges.state
    where air_exchanges.state = wait.state group by air_exchanges.id
  ) as since on true`;

/** Paid extras of issued orders, and since when each has waited for the carrier. */
const extrasWaiting = sql`air_extras join air_orders on number = order_number and supply = 'issued'
  join air_extras_steps as step on extras_id = air_extras.id and step.state = 'at-carrier'
  where air_extras.state = 'at-carrier'`;

/** The gauges of the tables of air orders. */
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
  {
    name: 'karvon_exchanges_waiting',
    help: 'Exchanges that wait for an offer or for new tickets',
    labelNames: ['state'],
    read: (deps) =>
      rowsOf(deps, sql`select state, count(at) as value from ${waiting} group by state`),
  },
  {
    name: 'karvon_exchanges_oldest_waiting_seconds',
    help: 'How long the oldest exchange has waited for an offer or for new tickets',
    labelNames: ['state'],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select state, coalesce(extract(epoch from ${deps.clock.now()}::timestamptz - min(at)), 0) as value
          from ${waiting} group by state`,
      ),
  },
  {
    name: 'karvon_extras_waiting',
    help: 'Paid bags and seats that wait for the carrier',
    labelNames: [],
    read: (deps) => rowsOf(deps, sql`select count(*) as value from ${extrasWaiting}`),
  },
  {
    name: 'karvon_extras_oldest_waiting_seconds',
    help: 'How long the oldest paid bags and seats have waited for the carrier',
    labelNames: [],
    read: (deps) =>
      rowsOf(
        deps,
        sql`select coalesce(extract(epoch from ${deps.clock.now()}::timestamptz - min(step.at)), 0) as value
          from ${extrasWaiting}`,
      ),
  },
];
