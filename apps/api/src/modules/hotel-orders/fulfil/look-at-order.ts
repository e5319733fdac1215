import type { AppDeps } from '@karvon/platform/app-deps';
import type { RoomSeller } from '@karvon/hotel-catalogue';
import type { createRequestAnswer } from '../book/answer-request';
import type { ChangeFulfilment } from '../changes/carry-out-change';
import { changeStore } from '../store/change-store';
import type { HotelOrderStore } from '../store/order-store';

export interface LookAtOrderDeps extends Pick<AppDeps, 'database' | 'logger' | 'notifyStaff'> {
  seller: RoomSeller;
  store: HotelOrderStore;
  answerRequest: ReturnType<typeof createRequestAnswer>;
  fulfilment: ChangeFulfilment;
}

/**
 * The job after a supplier's word that an order has changed: looks whether the hotel has answered what it was asked. A booked room that
 * is gone is a person's: its guest may have cancelled it at the supplier's.
 */
export function createLookAtOrder(deps: LookAtOrderDeps) {
  const { database, logger, notifyStaff, seller, store, answerRequest, fulfilment } = deps;
  const { db } = database;

  return async function look(number: string): Promise<void> {
    const order = await store.find(db, number);
    if (order?.status === 'waiting-for-booking') return answerRequest(number, true);
    if (order?.status !== 'finished' && order?.status !== 'waiting-for-payment') return;
    const change = await changeStore.open(db, number);
    if (change) await fulfilment.carryOut(change.id, { last: false, once: true });
    const { state } = await seller.info(order.supplier_order_id!);
    if (state !== 'refused' && state !== 'cancelled') return;
    logger.error({ order: number, state }, 'a booked room is gone');
    await db
      .transaction()
      .execute((tx) => notifyStaff(tx, 'room-gone', [{ id: number, line: number }]));
  };
}
