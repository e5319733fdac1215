import { sql } from 'kysely';
import type { AppDeps } from '../../../app-deps';
import {
  standsAfterMs,
  type ListStandingOrders,
  type StandingReason,
} from '../../orders/standing-order';
import type { OrderRow } from '../store/order-store';
import { nextBy } from './promises';

type Standing = Pick<OrderRow, 'status' | 'supply' | 'tickets'> & Record<Wait, Date | null>;

function reasonOf(order: Standing): StandingReason {
  const { status, supply, tickets } = order;
  if (status === 'issue-error') return 'issue-error';
  if (status === 'not-paid') return supply === 'hold-asked' ? 'booking-unknown' : 'unpaid';
  if (status === 'paid' && tickets === 'generating') return 'not-delivered';
  if (status === 'paid' && order.extras) return 'extras-not-bought';
  if (order.refund) return 'not-given-back';
  if (order.claim) return 'refund-undecided';
  return order.exchange ? 'exchange-open' : 'not-given-back';
}

type Wait = 'refund' | 'claim' | 'extras' | 'exchange';

/** Since when something beside the order itself has waited in one of these states; null where nothing does. */
const waitOf = (things: string, steps: string, reference: string, ...states: string[]) =>
  sql<Date | null>`(select min(step.at) from ${sql.table(things)} as thing
    join ${sql.table(steps)} as step
      on step.${sql.ref(reference)} = thing.id and step.state = thing.state
    where thing.order_number = air_orders.number and thing.state = any(${states}))`;

/** Finds air orders that stand still. */
export function createStandingAirOrders({
  clock,
  database: { db },
}: Pick<AppDeps, 'clock' | 'database'>): ListStandingOrders {
  return async function list(count) {
    const before = new Date(clock.now().getTime() - standsAfterMs);
    const extras = waitOf('air_extras', 'air_extras_steps', 'extras_id', 'at-carrier');
    const waits: Record<Wait, typeof extras> = {
      refund: waitOf('air_refunds', 'air_refund_steps', 'refund_id', 'at-carrier'),
      claim: waitOf('air_refunds', 'air_refund_steps', 'refund_id', 'in-review'),
      // Those of an order without tickets are bought with the tickets.
      extras: sql`(case when supply = 'issued' then ${extras} end)`,
      exchange: waitOf(
        'air_exchanges',
        'air_exchange_steps',
        'exchange_id',
        'in-review',
        'at-carrier',
      ),
    };
    const waiting = sql<Date | null>`least(${sql.join(Object.values(waits))})`;
    const changed = sql<Date>`(select max(history.at) from air_order_history as history
      where history.order_number = air_orders.number)`;
    const rows = await db
      .with('standing', (at) =>
        at
          .selectFrom('air_orders')
          .select(['number', 'status', 'supply', 'tickets', 'pnr', 'supplier_order_id'])
          .select([
            waits.refund.as('refund'),
            waits.claim.as('claim'),
            waits.extras.as('extras'),
            waits.exchange.as('exchange'),
          ])
          .select(
            sql<Date>`case when status = 'not-paid' and supply <> 'hold-asked' then pay_before
              else coalesce(${waiting}, ${changed}) end`.as('since'),
          )
          .where(({ and, eb, or }) =>
            or([
              eb('status', 'in', ['not-paid', 'issue-error']),
              and([eb('status', '=', 'paid'), eb('tickets', '=', 'generating')]),
              and([eb('status', '=', 'cancelled'), eb('supply', '=', 'held')]),
              eb(waiting, 'is not', null),
            ]),
          ),
      )
      .selectFrom('standing')
      .selectAll()
      .where(({ eb, or }) => or([eb('since', '<', before), eb('status', '=', 'issue-error')]))
      .orderBy('since')
      .limit(count)
      .execute();
    return rows.map((row) => ({
      kind: 'air',
      number: row.number,
      status: row.status,
      reason: reasonOf(row),
      reference: row.pnr,
      supplierOrderId: row.supplier_order_id,
      since: row.since,
      dueBy: nextBy(row, [{ status: row.status, at: row.since }]),
    }));
  };
}
