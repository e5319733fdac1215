import type { AppDeps } from '@karvon/platform/app-deps';
import type { JobRun } from '@karvon/platform/jobs/jobs';
import { phase } from '@karvon/platform/phase';
import type { RoomSeller } from '@karvon/hotel-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { BeginCancellation } from '../cancel/begin-cancellation';
import { pollDelayMs } from '../terms/deadlines';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';

export interface FulfilOrderDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs' | 'logger'> {
  announce: Announce;
  seller: RoomSeller;
  store: HotelOrderStore;
  beginCancellation: BeginCancellation;
  /** Cancels the order whose place a sold one takes. */
  releaseReplaced: (order: HotelOrderRow) => Promise<void>;
}

/**
 * Gets the voucher of a sold order (phases F1 to F3): checks the booking once more, requests the voucher from the supplier,
 * and asks for its number until there is one. If the room is gone, all the money goes back.
 */
export function createHotelFulfilment(deps: FulfilOrderDeps) {
  const { clock, database, jobs, logger, announce, seller, store } = deps;
  const { beginCancellation, releaseReplaced } = deps;
  const { db } = database;

  async function lookAgain({ number, polls }: HotelOrderRow, afterMs = pollDelayMs(polls)) {
    await db.transaction().execute(async (tx) => {
      await store.note(tx, number, { polls: polls + 1 });
      const startAfter = new Date(clock.now().getTime() + afterMs);
      const options = { key: number, startAfter };
      await jobs.enqueue(tx, 'hotel-orders.fulfil', { orderNumber: number }, options);
    });
  }

  async function taskOf({ number, voucher_task: known, supplier_order_id: id }: HotelOrderRow) {
    if (known) return known;
    const { taskId } = await seller.requestVoucher(id!);
    await store.note(db, number, { voucher_task: taskId, polls: 0 });
    phase('F2');
    return taskId;
  }

  /** The hotel has taken the room back after the order was sold. */
  async function giveUp(order: HotelOrderRow): Promise<void> {
    const { number } = order;
    logger.error({ order: number }, 'the room of a sold order is gone');
    await db.transaction().execute(async (tx) => {
      const refund = order.where_to_pay === 'now' ? order.total : 0;
      if (!(await beginCancellation(tx, number, 'hotel-refused', { penalty: 0, refund }))) return;
      await store.setSupply(tx, number, 'refused');
      await announce(tx, { kind: 'hotel', number }, 'room-gone');
    });
  }

  async function fulfil(order: HotelOrderRow): Promise<void> {
    const { state, confirmation, amendable } = await seller.info(order.supplier_order_id!);
    if (state === 'refused' || state === 'cancelled') return giveUp(order);
    await releaseReplaced(order);
    const voucher = await seller.voucher(await taskOf(order));
    if (!voucher) return lookAgain((await store.find(db, order.number))!);
    await db.transaction().execute(async (tx) => {
      const { number } = order;
      await store.note(tx, number, { voucher_number: voucher.number, confirmation, amendable });
      await jobs.enqueue(tx, 'hotel-orders.print', { orderNumber: number }, { key: number });
    });
    phase('F3');
  }

  return async function fulfilOrder(number: string, run: Pick<JobRun, 'last'>): Promise<void> {
    phase('F1');
    const order = await store.find(db, number);
    if (order?.status !== 'in-progress' || order.voucher_number !== null) return;
    try {
      await fulfil(order);
    } catch (error) {
      if (!run.last) throw error;
      // The job never gives up; meanwhile operators see the order among those that stand still.
      logger.error({ err: error, order: number }, 'the voucher of a sold order cannot be had');
      await lookAgain(order, pollDelayMs(4));
    }
  };
}
