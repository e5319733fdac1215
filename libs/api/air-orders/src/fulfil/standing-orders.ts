import { sql } from 'kysely';
import type { AppDeps } from '@karvon/platform/app-deps';
import {
  standsAfterMs,
  type ListStandingOrders,
  type StandingReason,
} from '@karvon/order-ground/standing-order';
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

const steps = {
  refund: sql`air_refunds as thing join air_refund_steps as step
    on step.refund_id = thing.id and step.state = thing.state`,
  extras: sql`air_extras as thing join air_extras_steps as step
    on step.extras_id = thing.id and step.state = thing.state`,
  exchange: sql`air_exchanges as thing join air_exchange_steps as step
    on step.exchange_id = thing.id and step.state = thing.state`,
};

/** Since when a refund, exchange or choice of extras has waited in one of these states; null if none has. */
const waits = (thing: keyof typeof steps, ...states: string[]) =>
  sql<Date | null>`(select min(step.at) from ${steps[thing]}
    where thing.order_number = air_orders.number and thing.state = any(${states}))`;

/** What a paid order may wait for, and since when. */
const waiting: Record<Wait, ReturnType<typeof waits>> = {
  refund: waits('refund', 'at-carrier'),
  claim: waits('refund', 'in-review'),
  // Extras of an order without tickets are bought with the tickets.
  extras: sql`(case when supply = 'issued' then ${waits('extras', 'at-carrier')} end)`,
  exchange: waits('exchange', 'in-review', 'at-carrier'),
};
const waitingSince = sql<Date | null>`least(${sql.join(Object.values(waiting))})`;

/** Finds air orders that stand still. */
export function createStandingAirOrders({
  clock,
  database: { db },
}: Pick<AppDeps, 'clock' | 'database'>): ListStandingOrders {
  return async function list(count) {
    const before = new Date(clock.now().getTime() - standsAfterMs);
    const changed = sql<Date>`(select max(history.at) from air_order_history as history
      where history.order_number = air_orders.number)`;
    const rows = await db
      .with('standing', (at) =>
        at
          .selectFrom('air_orders')
          .select(['number', 'status', 'supply', 'tickets', 'pnr', 'supplier_order_id'])
          .select([
            waiting.refund.as('refund'),
            waiting.claim.as('claim'),
            waiting.extras.as('extras'),
            waiting.exchange.as('exchange'),
          ])
          .select(
            sql<Date>`case when status = 'not-paid' and supply <> 'hold-asked' then pay_before
              else coalesce(${waitingSince}, ${changed}) end`.as('since'),
          )
          .where(({ and, eb, or }) =>
            or([
              eb('status', 'in', ['not-paid', 'issue-error']),
              and([eb('status', '=', 'paid'), eb('tickets', '=', 'generating')]),
              and([eb('status', '=', 'cancelled'), eb('supply', '=', 'held')]),
              eb(waitingSince, 'is not', null),
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
