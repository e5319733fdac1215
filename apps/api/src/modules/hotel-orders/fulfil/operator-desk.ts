import type { HotelOrderStatus } from '@karvon/contract';
import type { AppDeps } from '../../../app-deps';
import type { HotelOrderStore } from '../store/order-store';
import type { ReleaseRoom } from '../cancel/release-room';

export interface StuckHotelOrder {
  number: string;
  hotel: string;
  status: HotelOrderStatus;
  /** The supplier's number of the booking. */
  supplierOrderId: string | null;
  confirmation: string | null;
  needsPerson: boolean;
  since: Date;
}

/** Hotel orders that do not get on by themselves, for whoever serves the operators. */
export interface HotelDesk {
  /** The longest waiting first. */
  stuck(count: number): Promise<StuckHotelOrder[]>;
  /**
   * A cancellation that waits for a person: `release` when the hotel has agreed and the money may go back, `keep` when
   * the stay stays booked. False: it does not wait (any more), or there is nothing to keep.
   */
  decide(number: string, decision: 'release' | 'keep'): Promise<boolean>;
}

/** What takes longer than this has stopped. */
const stuckAfterMs = 30 * 60_000;

export function createHotelDesk({
  clock,
  database: { db },
  jobs,
  store,
  settle,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'> & {
  store: HotelOrderStore;
  settle: ReleaseRoom['settle'];
}): HotelDesk {
  return {
    async stuck(count) {
      const before = new Date(clock.now().getTime() - stuckAfterMs);
      const rows = await db
        .selectFrom('hotel_orders')
        .innerJoin('hotel_order_history', 'hotel_order_history.order_number', 'hotel_orders.number')
        .selectAll('hotel_orders')
        .select(({ fn }) => fn.max('hotel_order_history.at').as('since'))
        .where('hotel_orders.status', 'in', [
          'created',
          'waiting-for-booking',
          'in-progress',
          'cancelling',
        ])
        .groupBy('hotel_orders.number')
        .having(({ eb, fn, or }) =>
          or([
            eb('hotel_orders.needs_person', '=', true),
            eb(fn.max('hotel_order_history.at'), '<', before),
          ]),
        )
        .where(({ eb, or }) =>
          or([
            eb('hotel_orders.status', '!=', 'waiting-for-booking'),
            // A hotel may think: only an answer that is overdue is looked into.
            eb('hotel_orders.answer_by', '<', before),
          ]),
        )
        .orderBy('since')
        .limit(count)
        .execute();
      return rows.map((row) => ({
        number: row.number,
        hotel: `${row.sold.ru.stay.hotel.name}, ${row.sold.ru.stay.hotel.location.name}`,
        status: row.status,
        supplierOrderId: row.supplier_order_id,
        confirmation: row.confirmation,
        needsPerson: row.needs_person,
        since: row.since,
      }));
    },

    decide(number, decision) {
      return db.transaction().execute(async (tx) => {
        const found = await store.find(tx, number);
        if (!found) return false;
        const order = await store.lock(tx, number);
        const { status, needs_person: waits, supply, cancel_reason: reason } = order;
        if (status !== 'cancelling' || !waits || order.refund_payment_id !== null) return false;
        if (decision === 'release') {
          await settle(tx, number);
          return true;
        }
        // Nobody keeps a room that is not paid for, or that the hotel has taken back.
        if (supply !== 'confirmed' || reason !== 'guest' || order.voucher === 'none') return false;
        const back = order.voucher === 'ready' ? 'finished' : 'in-progress';
        if (!(await store.setStatus(tx, number, back, clock.now()))) return false;
        const none = { cancel_reason: null, cancel_penalty: null, cancel_refund: null };
        await store.note(tx, number, { needs_person: false, ...none });
        if (back === 'in-progress') {
          const queue = order.voucher_number ? 'hotel-orders.print' : 'hotel-orders.fulfil';
          await jobs.enqueue(tx, queue, { orderNumber: number }, { key: number });
        }
        return true;
      });
    },
  };
}
