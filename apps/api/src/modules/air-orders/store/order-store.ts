import type { Booker, CreateAirOrder } from '@karvon/contract';
import type { Db, Tx } from '../../../db/database';
import type { Holder } from '../book/unpaid-holds';
import type { FareForSale, FareRulesText, HoldRequest } from '../../air-search/port';
import type { PointsOfOrder } from '../book/order-price';
import type { PersonalData } from '../../../personal-data';
import { createPassengerStore } from './passenger-store';
import { addHistory, orderMoves } from './order-moves';
import { orderRows, type OrderRow } from './order-rows';

export const bookerContext = (number: string) => `air-order/${number}/booker`;

export type { OrderRow };

export interface NewOrder {
  number: string;
  requestKey: string;
  body: CreateAirOrder;
  sale: FareForSale;
  rules: FareRulesText | null;
  owner: Holder;
  points: PointsOfOrder;
  now: Date;
}

/** The store of air orders: rows, changes of status, and sealed persons. */
export function createOrderStore(data: PersonalData) {
  const passengers = createPassengerStore(data);
  return {
    ...orderRows,
    ...orderMoves,
    ...passengers,

    async insert(tx: Tx, order: NewOrder): Promise<void> {
      const { number, requestKey, body, sale, rules, owner, points, now } = order;
      const { offer, fare, supplierTotal } = sale;
      const instant = offer.instantPaymentRequired;
      const sold = { slices: offer.slices, fare, validatingCarrier: offer.validatingCarrier };
      await tx
        .insertInto('air_orders')
        .values({
          number,
          request_key: requestKey,
          status: 'not-paid',
          tickets: 'none',
          supply: instant ? 'on-payment' : 'hold-asked',
          seats: instant ? 'on-payment' : 'held',
          rules: rules && JSON.stringify(rules),
          lang: body.lang,
          offer_id: body.offerId,
          fare_id: body.fareId,
          currency: fare.total.currency,
          total: fare.total.amount,
          supplier_total: supplierTotal.amount,
          sold: JSON.stringify(sold),
          booker_sealed: data.seal(body.booker, bookerContext(number)),
          ...owner,
          points_spent: points.spent,
          points_worth: points.worth,
          points_earned: points.earned,
          created_at: now,
        })
        .execute();
      await passengers.insertPassengers(tx, number, body.passengers);
      await addHistory(tx, number, 'not-paid', now);
    },

    /** The request to the supplier, with our own reference. */
    async holdRequest(db: Db, order: OrderRow): Promise<HoldRequest> {
      const stored = await passengers.passengers(db, order.number);
      return {
        reference: order.number,
        offerId: order.offer_id,
        fareId: order.fare_id,
        passengers: stored.map(({ ticketNumber: _none, ...passenger }) => passenger),
        contact: this.booker(order),
        supplierTotal: { amount: order.supplier_total, currency: order.currency },
      };
    },

    booker(order: OrderRow): Booker {
      return data.open<Booker>(order.booker_sealed, bookerContext(order.number));
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;
