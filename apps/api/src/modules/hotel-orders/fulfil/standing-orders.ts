import type { AppDeps } from '@karvon/platform/app-deps';
import {
  standsAfterMs,
  type ListStandingOrders,
  type StandingOrder,
  type StandingReason,
} from '@karvon/order-ground/standing-order';
import { changeStore } from '../store/change-store';
import { hotelOrderRows } from '../store/order-rows';
import type { HotelOrderRow } from '../store/order-store';

function reasonOf({
  status,
  needs_person: needsPerson,
}: Pick<HotelOrderRow, 'status' | 'needs_person'>): StandingReason {
  if (needsPerson) return 'cancellation-refused';
  if (status === 'created') return 'booking-unknown';
  if (status === 'waiting-for-booking') return 'answer-overdue';
  if (status === 'waiting-for-payment') return 'unpaid';
  return status === 'cancelling' ? 'not-given-back' : 'not-delivered';
}

const describe = (row: HotelOrderRow, since: Date): Omit<StandingOrder, 'reason'> => ({
  kind: 'hotel',
  number: row.number,
  status: row.status,
  reference: row.confirmation,
  supplierOrderId: row.supplier_order_id,
  since,
  dueBy: null,
});

/** Finds hotel orders that stand still. */
export function createStandingHotelOrders({
  clock,
  database: { db },
}: Pick<AppDeps, 'clock' | 'database'>): ListStandingOrders {
  /** Changes that wait for an operator. */
  async function openChanges(count: number, before: Date): Promise<StandingOrder[]> {
    const rows = await changeStore.waiting(db, count);
    const late = rows.filter(({ since }) => since < before);
    return Promise.all(
      late.map(async ({ order_number: number, since }) => {
        const order = (await hotelOrderRows.find(db, number))!;
        return { ...describe(order, since), reason: 'stay-change-open' as const };
      }),
    );
  }

  return async function list(count) {
    const before = new Date(clock.now().getTime() - standsAfterMs);
    const rows = await db
      .selectFrom('hotel_orders')
      .innerJoin('hotel_order_history', 'hotel_order_history.order_number', 'hotel_orders.number')
      .selectAll('hotel_orders')
      .select(({ fn }) => fn.max('hotel_order_history.at').as('since'))
      .where(({ and, eb, or }) =>
        or([
          eb('hotel_orders.status', 'in', ['created', 'in-progress', 'cancelling']),
          // A hotel may think, and a guest may wait: only what is overdue is looked into.
          and([
            eb('hotel_orders.status', '=', 'waiting-for-booking'),
            eb('hotel_orders.answer_by', '<', before),
          ]),
          and([
            eb('hotel_orders.status', '=', 'waiting-for-payment'),
            eb('hotel_orders.pay_before', '<', before),
          ]),
        ]),
      )
      .groupBy('hotel_orders.number')
      .having(({ eb, fn, or }) =>
        or([
          eb('hotel_orders.needs_person', '=', true),
          eb(fn.max('hotel_order_history.at'), '<', before),
        ]),
      )
      .orderBy('since')
      .limit(count)
      .execute();
    const standing = rows.map((row) => ({ ...describe(row, row.since), reason: reasonOf(row) }));
    return [...standing, ...(await openChanges(count, before))]
      .sort((a, b) => a.since.getTime() - b.since.getTime())
      .slice(0, count);
  };
}
