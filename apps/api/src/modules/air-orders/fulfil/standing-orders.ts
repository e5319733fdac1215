import { sql } from 'kysely';
import type { AppDeps } from '../../../app-deps';
import {
  standsAfterMs,
  type ListStandingOrders,
  type StandingReason,
} from '../../orders/standing-order';
import type { OrderRow } from '../store/order-store';
import { nextBy } from './promises';

type Standing = Pick<OrderRow, 'status' | 'supply' | 'tickets'> & { extras_since: Date | null };

function reasonOf({ status, supply, tickets, extras_since: extras }: Standing): StandingReason {
  if (status === 'issue-error') return 'issue-error';
  if (status === 'not-paid') return supply === 'hold-asked' ? 'booking-unknown' : 'unpaid';
  if (status === 'paid' && tickets === 'ready' && extras) return 'extras-not-bought';
  return status === 'paid' && tickets === 'generating' ? 'not-delivered' : 'not-given-back';
}

/** Finds air orders that stand still. */
export function createStandingAirOrders({
  clock,
  database: { db },
}: Pick<AppDeps, 'clock' | 'database'>): ListStandingOrders {
  return async function list(count) {
    const before = new Date(clock.now().getTime() - standsAfterMs);
    /** Since when a refund of the order has waited for the carrier. */
    const atCarrier = sql<Date | null>`(select min(steps.at) from air_refunds as refunds
      join air_refund_steps as steps on steps.refund_id = refunds.id and steps.state = 'at-carrier'
      where refunds.order_number = air_orders.number and refunds.state = 'at-carrier')`;
    /** Since when paid extras of an issued order have waited for the carrier. */
    const extrasSince = sql<Date | null>`(select max(steps.at) from air_extras as extras
      join air_extras_steps as steps on steps.extras_id = extras.id and steps.state = 'at-carrier'
      where extras.order_number = air_orders.number and extras.state = 'at-carrier'
        and air_orders.supply = 'issued')`;
    const changed = sql<Date>`(select max(history.at) from air_order_history as history
      where history.order_number = air_orders.number)`;
    const rows = await db
      .with('standing', (at) =>
        at
          .selectFrom('air_orders')
          .select(['number', 'status', 'supply', 'tickets', 'pnr', 'supplier_order_id'])
          .select(
            sql<Date>`case when status = 'not-paid' and supply <> 'hold-asked' then pay_before
              else coalesce(${atCarrier}, ${extrasSince}, ${changed}) end`.as('since'),
          )
          .select(extrasSince.as('extras_since'))
          .where(({ and, eb, or }) =>
            or([
              eb('status', 'in', ['not-paid', 'issue-error']),
              and([eb('status', '=', 'paid'), eb('tickets', '=', 'generating')]),
              and([eb('status', '=', 'cancelled'), eb('supply', '=', 'held')]),
              eb(atCarrier, 'is not', null),
              eb(extrasSince, 'is not', null),
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
