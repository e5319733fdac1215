import type { HotelCancelReason } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { JobRun } from '@karvon/platform/jobs/jobs';
import { phase } from '@karvon/platform/phase';
import type { Tx } from '@karvon/platform/db/database';
import { RoomRefused, type RoomSeller } from '@karvon/hotel-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { OrderEvent } from '@karvon/order-ground/notices/order-events';
import { returnMoney, type PaymentReader } from '@karvon/payments';
import { receiptLinesOf } from '../terms/receipt-lines';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';

/** The message that the guest gets when the room is given back. A guest whose hotel refused has had one already. */
const events: Record<HotelCancelReason, OrderEvent<'hotel'> | null> = {
  guest: 'cancelled',
  agency: 'cancelled',
  'not-paid': 'lapsed',
  'hotel-refused': null,
  'no-answer': 'no-answer',
};

export interface ReleaseRoomDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs' | 'logger'> {
  announce: Announce;
  payments: PaymentReader;
  seller: RoomSeller;
  store: HotelOrderStore;
}

/**
 * Gives back the room of an order that is being cancelled, and sends the money (phases C2 to C4). The guest pays the penalty
 * that he agreed to; we pay what the supplier takes above it. If the hotel refuses, a person decides.
 */
export function createRoomRelease({
  clock,
  database: { db },
  jobs,
  logger,
  announce,
  payments,
  seller,
  store,
}: ReleaseRoomDeps) {
  async function giveBack({ number, supplier_order_id: id, ...order }: HotelOrderRow) {
    if (id === null || order.supply === 'refused' || order.supply === 'released') return;
    const { penalty } = await seller.cancel(id);
    phase('C3');
    // The part of the supplier's price that our penalty is of the total.
    const covered = ((order.cancel_penalty ?? 0) * order.supplier_price) / order.total;
    if (penalty && penalty.amount > Math.ceil(covered))
      logger.warn({ order: number, penalty, covered }, 'a cancellation cost us money');
  }

  /** The room is given back: the money goes back, or the order is over. */
  async function settle(tx: Tx, number: string): Promise<void> {
    const order = await store.lock(tx, number);
    if (order.status !== 'cancelling' || order.refund_payment_id !== null) return;
    if (order.supply !== 'refused' && order.supply !== 'released')
      await store.setSupply(tx, number, 'released');
    await store.note(tx, number, { needs_person: false });
    const payment = order.cancel_refund ? await payments.succeeded('hotel', number, tx) : null;
    const event = events[order.cancel_reason!];
    if (event) await announce(tx, { kind: 'hotel', number }, event);
    if (!payment) {
      await store.setStatus(tx, number, 'canceled', clock.now());
      return;
    }
    await store.note(tx, number, { refund_payment_id: payment.id });
    const amount = order.cancel_refund!;
    await returnMoney(tx, jobs, [{ id: payment.id }], amount, receiptLinesOf(order, amount));
  }

  return {
    settle,

    async release(number: string, run: Pick<JobRun, 'last'>): Promise<void> {
      const order = await store.find(db, number);
      if (order?.status !== 'cancelling' || order.refund_payment_id !== null) return;
      phase('C2');
      try {
        await giveBack(order);
      } catch (error) {
        if (!run.last && !(error instanceof RoomRefused)) throw error;
        logger.error({ err: error, order: number }, 'a cancellation needs a person');
        await store.note(db, number, { needs_person: true });
        return;
      }
      await db.transaction().execute((tx) => settle(tx, number));
      phase('C4');
    },
  };
}

export type ReleaseRoom = ReturnType<typeof createRoomRelease>;
