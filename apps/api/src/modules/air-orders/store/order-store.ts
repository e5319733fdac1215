import type { Booker, CreateAirOrder } from '@karvon/contract';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { BookerColumns } from '@karvon/order-ground/order-owners';
import type { FareForSale, FareRulesText, HoldRequest } from '@karvon/air-catalogue';
import type { PointsOfOrder } from './order-price';
import type { PersonalData } from '@karvon/platform/personal-data';
import { createPassengerStore } from './passenger-store';
import { orderMoves } from './order-moves';
import { orderRows, type OrderRow } from './order-rows';

export const bookerContext = (number: string) => `air-order/${number}/booker`;

export type { OrderRow };

/** The passengers and the booker of a new order. */
export type People = Pick<CreateAirOrder, 'booker' | 'passengers'>;

export interface NewOrder {
  number: string;
  requestKey: string;
  body: CreateAirOrder;
  sale: FareForSale;
  rules: FareRulesText | null;
  owner: BookerColumns;
  points: PointsOfOrder;
  /** The deadline of the payment when no seats are held; with held seats the supplier sets it. */
  payBefore: Date | null;
  now: Date;
}

/** The store of air orders: rows, changes of status, and sealed persons. */
export function createOrderStore(data: PersonalData) {
  const passengers = createPassengerStore(data);
  return {
    ...orderRows,
    ...orderMoves,
    ...passengers,

    /**
     * Writes an order with its passengers and its history, in one statement.
     * @returns the row, which need not be read: the database adds no values
     */
    async insert(tx: Tx, order: NewOrder): Promise<OrderRow> {
      const { number, requestKey, body, sale, rules, owner, points, payBefore, now } = order;
      const { offer, fare, supplierTotal, instant } = sale;
      const sold = { slices: offer.slices, fare, validatingCarrier: offer.validatingCarrier };
      const row: OrderRow = {
        number,
        request_key: requestKey,
        status: 'not-paid',
        tickets: 'none',
        supply: instant ? 'on-payment' : 'hold-asked',
        seats: instant ? 'on-payment' : 'held',
        rules,
        lang: body.lang,
        offer_id: body.offerId,
        fare_id: body.fareId,
        currency: fare.total.currency,
        total: fare.total.amount,
        supplier_total: supplierTotal.amount,
        sold,
        pnr: null,
        supplier_order_id: null,
        booker_sealed: data.seal(body.booker, bookerContext(number)),
        ...owner,
        points_spent: points.spent,
        points_worth: points.worth,
        points_earned: points.earned,
        pay_before: payBefore,
        seats_until: null,
        price_until: instant ? offer.expiresAt : null,
        cancelled_by: null,
        cancel_wished_by: null,
        issue_attempts: 0,
        look_at: null,
        persons_erased_at: null,
        created_at: now,
      };
      const json = { sold: JSON.stringify(sold), rules: rules && JSON.stringify(rules) };
      const persons = passengers.rowsOf(number, body.passengers);
      const begun = { order_number: number, status: row.status, at: now };
      await tx
        .with('ordered', (db) => db.insertInto('air_orders').values({ ...row, ...json }))
        .with('flying', (db) => db.insertInto('air_order_passengers').values(persons))
        .insertInto('air_order_history')
        .values(begun)
        .execute();
      return row;
    },

    /**
     * The request to the supplier, with our own reference.
     * @param people the passengers and the booker, where they are known; read if left out
     */
    async holdRequest(db: Db, order: OrderRow, people?: People): Promise<HoldRequest> {
      const stored = people ? [] : await passengers.passengers(db, order.number);
      return {
        reference: order.number,
        offerId: order.offer_id,
        fareId: order.fare_id,
        passengers:
          people?.passengers ?? stored.map(({ ticketNumber: _none, ...passenger }) => passenger),
        contact: people?.booker ?? this.booker(order),
        supplierTotal: { amount: order.supplier_total, currency: order.currency },
      };
    },

    booker(order: OrderRow): Booker {
      return data.open<Booker>(order.booker_sealed, bookerContext(order.number));
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;
