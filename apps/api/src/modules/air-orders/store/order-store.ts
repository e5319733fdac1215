import type { AirOrderStatus, Booker, CreateAirOrder } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database';
import { createLifeCycle } from '../../../life-cycle/life-cycle';
import type { OwnerColumns } from '../../orders/order-owners';
import type { FareForSale, FareRulesText, Hold, HoldRequest } from '../../air-search/port';
import {
  airOrderTransitions,
  supplyTransitions,
  ticketsTransitions,
  type SupplyState,
  type TicketsState,
} from './order-states';
import type { PointsOfOrder } from '../book/order-price';
import type { PersonalData } from '../../../personal-data';
import { createPassengerStore } from './passenger-store';
import type { AirOrdersTable } from '../tables';

/** An order as it is stored. */
export type OrderRow = Selectable<AirOrdersTable>;

const statuses = createLifeCycle('air order', airOrderTransitions);
const supplies = createLifeCycle('supply of an air order', supplyTransitions);
const ticketsStates = createLifeCycle('tickets of an air order', ticketsTransitions);

const bookerContext = (number: string) => `air-order/${number}/booker`;

export interface NewOrder {
  number: string;
  requestKey: string;
  body: CreateAirOrder;
  sale: FareForSale;
  rules: FareRulesText | null;
  owner: OwnerColumns;
  points: PointsOfOrder;
  now: Date;
}

/** Rows of air orders. Every change of a status names the statuses it may come from; false: somebody was faster. */
export function createOrderStore(data: PersonalData) {
  const passengers = createPassengerStore(data);
  return {
    ...passengers,

    find(db: Db | Tx, number: string): Promise<OrderRow | undefined> {
      return db
        .selectFrom('air_orders')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst();
    },

    /** Nobody else changes the order until the transaction ends. */
    lock(tx: Tx, number: string): Promise<OrderRow> {
      return tx
        .selectFrom('air_orders')
        .selectAll()
        .where('number', '=', number)
        .forUpdate()
        .executeTakeFirstOrThrow();
    },

    findByRequestKey(db: Db, key: string): Promise<OrderRow | undefined> {
      return db
        .selectFrom('air_orders')
        .selectAll()
        .where('request_key', '=', key)
        .executeTakeFirst();
    },

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
      await this.addHistory(tx, number, 'not-paid', now);
    },

    /** Forgets an order that was refused before it held anything. */
    async remove(tx: Tx, number: string): Promise<void> {
      await tx.deleteFrom('air_order_history').where('order_number', '=', number).execute();
      await tx.deleteFrom('air_order_passengers').where('order_number', '=', number).execute();
      await tx
        .deleteFrom('air_orders')
        .where('number', '=', number)
        .where('supply', '=', 'hold-asked')
        .execute();
    },

    async setHeld(
      tx: Tx,
      number: string,
      hold: Pick<Hold, 'pnr' | 'supplierOrderId' | 'payBefore' | 'priceGuaranteedUntil'>,
      payBefore: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('air_orders')
        .set({
          supply: 'held',
          pnr: hold.pnr,
          supplier_order_id: hold.supplierOrderId,
          pay_before: payBefore,
          seats_until: hold.payBefore,
          price_until: hold.priceGuaranteedUntil,
        })
        .where('number', '=', number)
        .where('supply', 'in', supplies.sources('held'))
        .where('status', '=', 'not-paid')
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async setSupply(tx: Db | Tx, number: string, to: SupplyState): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('air_orders')
        .set({ supply: to })
        .where('number', '=', number)
        .where('supply', 'in', supplies.sources(to))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    /** Moves the order on and writes its history; false when it is no longer where it may come from (only from `from`, if given). */
    async setStatus(
      tx: Tx,
      number: string,
      to: AirOrderStatus,
      now: Date,
      from: AirOrderStatus[] = statuses.sources(to),
    ): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('air_orders')
        .set({ status: to })
        .where('number', '=', number)
        .where('status', 'in', from)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) await this.addHistory(tx, number, to, now);
      return numUpdatedRows === 1n;
    },

    /** Where an order that is bought only when paid has its seats now. */
    async setBought(
      tx: Tx,
      number: string,
      { pnr, supplierOrderId }: Pick<Hold, 'pnr' | 'supplierOrderId'>,
    ): Promise<void> {
      await tx
        .updateTable('air_orders')
        .set({ pnr, supplier_order_id: supplierOrderId })
        .where('number', '=', number)
        .execute();
    },

    async setTickets(tx: Tx, number: string, to: TicketsState): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('air_orders')
        .set({ tickets: to })
        .where('number', '=', number)
        .where('tickets', 'in', ticketsStates.sources(to))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async addHistory(tx: Tx, number: string, status: AirOrderStatus, at: Date): Promise<void> {
      await tx
        .insertInto('air_order_history')
        .values({ order_number: number, status, at })
        .execute();
    },

    history(db: Db, number: string): Promise<{ status: AirOrderStatus; at: Date }[]> {
      return db
        .selectFrom('air_order_history')
        .select(['status', 'at'])
        .where('order_number', '=', number)
        .orderBy('id')
        .execute();
    },

    /** What the supplier is asked for, by our own reference. */
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
