import type { Locale } from '@karvon/contract';
import type { Logger } from 'pino';
import type { Tx } from '@karvon/platform/db/database';
import type { PersonalData } from '@karvon/platform/personal-data';
import type { BookerColumns } from '@karvon/order-ground/order-owners';
import type { RoomRequest } from '@karvon/hotel-catalogue';
import { buyerWords } from './buyer-words';
import { addHistory, createHotelOrderMoves } from './order-moves';
import { hotelOrderRows, type HotelOrderRow } from './order-rows';
import type { Persons, SoldStay } from './tables';

export const personsContext = (number: string) => `hotel-order/${number}/persons`;
export const buyerContext = 'hotel-order/buyer';

export type { HotelOrderRow };

export interface NewHotelOrder {
  number: string;
  requestKey: string;
  lang: Locale;
  offerId: string;
  /** What the supplier is paid. */
  supplierPrice: number;
  sold: Record<Locale, SoldStay>;
  persons: Persons;
  owner: BookerColumns;
  arrivalEnds: Date;
  /** The order whose place it takes. */
  replaces: string | null;
  now: Date;
}

/** The store of hotel orders: rows, changes of status, and sealed persons. */
export function createHotelOrderStore({ data, logger }: { data: PersonalData; logger: Logger }) {
  const persons = (order: HotelOrderRow) =>
    data.open<Persons>(order.persons_sealed, personsContext(order.number));

  return {
    ...hotelOrderRows,
    ...createHotelOrderMoves(logger),

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
          replaces: order.replaces,
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

    persons,

    /** Other guests and wishes; the booker stays. */
    async setGuests(
      tx: Tx,
      order: HotelOrderRow,
      { guests, comment }: Pick<Persons, 'guests'> & { comment?: string | undefined },
    ): Promise<void> {
      const { number } = order;
      const { booker } = persons(order);
      const changed: Persons = { booker, guests, ...(comment && { comment }) };
      await tx
        .updateTable('hotel_orders')
        .set({ persons_sealed: data.seal(changed, personsContext(number)) })
        .where('number', '=', number)
        .execute();
    },

    /** The request to the supplier, with our own reference. */
    roomRequest(order: HotelOrderRow): RoomRequest {
      return {
        reference: order.number,
        offerId: order.offer_id,
        price: { amount: order.supplier_price, currency: order.currency },
        ...persons(order),
      };
    },
  };
}

export type HotelOrderStore = ReturnType<typeof createHotelOrderStore>;
