import type { HotelOrderStatus, Locale } from '@karvon/contract';
import type { Selectable, Updateable } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Tx } from '../../../db/database';
import { createLifeCycle } from '../../../life-cycle/life-cycle';
import type { PersonalData } from '../../../personal-data';
import type { OwnerColumns } from '../../orders/order-owners';
import type { RoomBooking, RoomRequest } from '../../hotel-search/port';
import { buyerWords } from './buyer-words';
import {
  hotelOrderTransitions,
  roomTransitions,
  voucherTransitions,
  type RoomSupply,
  type VoucherState,
} from './order-states';
import type { HotelOrdersTable, Persons, SoldStay } from '../tables';

/** An order as it is stored. */
export type HotelOrderRow = Selectable<HotelOrdersTable>;

const statuses = createLifeCycle('hotel order', hotelOrderTransitions);
const supplies = createLifeCycle<RoomSupply>('room of a hotel order', roomTransitions);
const vouchers = createLifeCycle('voucher of a hotel order', voucherTransitions);

const personsContext = (number: string) => `hotel-order/${number}/persons`;
export const buyerContext = 'hotel-order/buyer';

export interface NewHotelOrder {
  number: string;
  requestKey: string;
  lang: Locale;
  offerId: string;
  /** What the supplier gets. */
  supplierPrice: number;
  sold: Record<Locale, SoldStay>;
  persons: Persons;
  owner: OwnerColumns;
  arrivalEnds: Date;
  now: Date;
}

/** Rows of hotel orders. Every change of a status names the statuses it may come from; false: it was not there. */
export function createHotelOrderStore({ data, logger }: { data: PersonalData; logger: Logger }) {
  const find = (db: Db | Tx, number: string): Promise<HotelOrderRow | undefined> =>
    db.selectFrom('hotel_orders').selectAll().where('number', '=', number).executeTakeFirst();

  async function addHistory(tx: Tx, number: string, status: HotelOrderStatus, at: Date) {
    await tx
      .insertInto('hotel_order_history')
      .values({ order_number: number, status, at })
      .execute();
  }

  const persons = (order: HotelOrderRow) =>
    data.open<Persons>(order.persons_sealed, personsContext(order.number));

  return {
    find,

    /** Nobody else changes the order until the transaction ends. */
    lock(tx: Tx, number: string): Promise<HotelOrderRow> {
      return tx
        .selectFrom('hotel_orders')
        .selectAll()
        .where('number', '=', number)
        .forUpdate()
        .executeTakeFirstOrThrow();
    },

    findByRequestKey(db: Db, key: string): Promise<HotelOrderRow | undefined> {
      return db
        .selectFrom('hotel_orders')
        .selectAll()
        .where('request_key', '=', key)
        .executeTakeFirst();
    },

    async insert(tx: Tx, order: NewHotelOrder): Promise<void> {
      const { number, sold, lang, now } = order;
      const { total, whereToPay } = sold[lang].tariff;
      await tx
        .insertInto('hotel_orders')
        .values({
          number,
          request_key: order.requestKey,
          status: 'created',
          supply: 'book-asked',
          voucher: 'none',
          where_to_pay: whereToPay,
          lang,
          offer_id: order.offerId,
          currency: total.currency,
          total: total.amount,
          supplier_price: order.supplierPrice,
          sold: JSON.stringify(sold),
          persons_sealed: data.seal(order.persons, personsContext(number)),
          ...order.owner,
          arrival_ends: order.arrivalEnds,
          created_at: now,
        })
        .execute();
      const words = new Set(buyerWords(order.persons.booker.name).flat());
      await tx
        .insertInto('hotel_order_buyer_words')
        .values(
          [...words].map((word) => ({
            order_number: number,
            word_key: data.fingerprint(word, buyerContext),
          })),
        )
        .execute();
      await addHistory(tx, number, 'created', now);
    },

    /** Forgets an order that was refused before anything was booked. */
    async remove(tx: Tx, number: string): Promise<void> {
      await tx.deleteFrom('hotel_order_history').where('order_number', '=', number).execute();
      await tx.deleteFrom('hotel_order_buyer_words').where('order_number', '=', number).execute();
      await tx
        .deleteFrom('hotel_orders')
        .where('number', '=', number)
        .where('supply', '=', 'book-asked')
        .execute();
    },

    /** Moves the order on and writes its history; an illegal move is refused and logged. */
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
        const from = (await find(tx, number))?.status;
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

    history(db: Db, number: string): Promise<{ status: HotelOrderStatus; at: Date }[]> {
      return db
        .selectFrom('hotel_order_history')
        .select(['status', 'at'])
        .where('order_number', '=', number)
        .orderBy('id')
        .execute();
    },

    persons,

    /** What the supplier is asked for, by our own reference. */
    roomRequest(order: HotelOrderRow): RoomRequest {
      return {
        reference: order.number,
        offerId: order.offer_id,
        price: { amount: order.supplier_price, currency: order.currency },
        ...persons(order),
      };
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

export type HotelOrderStore = ReturnType<typeof createHotelOrderStore>;
