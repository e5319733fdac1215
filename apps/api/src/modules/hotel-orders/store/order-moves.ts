import type { HotelOrderStatus } from '@karvon/contract';
import type { Updateable } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Tx } from '@karvon/platform/db/database';
import { createLifeCycle } from '@karvon/platform/life-cycle/life-cycle';
import type { RoomBooking } from '@karvon/hotel-catalogue';
import type { HotelOrdersTable } from './tables';
import { hotelOrderRows } from './order-rows';
import {
  hotelOrderTransitions,
  roomTransitions,
  voucherTransitions,
  type RoomSupply,
  type VoucherState,
} from './order-states';

const statuses = createLifeCycle('hotel order', hotelOrderTransitions);
const supplies = createLifeCycle<RoomSupply>('room of a hotel order', roomTransitions);
const vouchers = createLifeCycle('voucher of a hotel order', voucherTransitions);

export async function addHistory(
  tx: Tx,
  number: string,
  status: HotelOrderStatus,
  at: Date,
): Promise<void> {
  await tx.insertInto('hotel_order_history').values({ order_number: number, status, at }).execute();
}

/** Changes of statuses. Each returns false when the present status does not allow it. */
export function createHotelOrderMoves(logger: Logger) {
  return {
    /** Changes the status and writes the history; an illegal move is refused and logged. */
    async setStatus(tx: Tx, number: string, to: HotelOrderStatus, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('hotel_orders')
        .set({ status: to })
        .where('number', '=', number)
        .where('status', 'in', statuses.sources(to))
        .executeTakeFirstOrThrow();
      const moved = numUpdatedRows === 1n;
      if (moved) await addHistory(tx, number, to, now);
      else {
        const from = (await hotelOrderRows.find(tx, number))?.status;
        logger.warn({ order: number, from, to }, 'a hotel order may not move like this');
      }
      return moved;
    },

    async setSupply(tx: Tx, number: string, to: RoomSupply): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('hotel_orders')
        .set({ supply: to })
        .where('number', '=', number)
        .where('supply', 'in', supplies.sources(to))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async setVoucher(tx: Tx, number: string, to: VoucherState): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('hotel_orders')
        .set({ voucher: to })
        .where('number', '=', number)
        .where('voucher', 'in', vouchers.sources(to))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    /** What is neither a status nor the state of the room or the voucher. */
    async note(
      db: Db | Tx,
      number: string,
      changes: Omit<Updateable<HotelOrdersTable>, 'number' | 'status' | 'supply' | 'voucher'>,
    ): Promise<void> {
      await db.updateTable('hotel_orders').set(changes).where('number', '=', number).execute();
    },

    /** Where the supplier has the booking. */
    async setBooking(
      tx: Tx,
      number: string,
      { supplierOrderId, confirmation }: Pick<RoomBooking, 'supplierOrderId' | 'confirmation'>,
    ): Promise<void> {
      await this.note(tx, number, { supplier_order_id: supplierOrderId, confirmation });
    },
  };
}
