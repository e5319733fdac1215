import { surnamesIn } from '@karvon/name-spelling';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { LookupLimits } from '@karvon/order-ground/lookup-limits';
import { readBookingNumber, type BookingNumber } from '@karvon/order-ground/order-number';
import type { OrderRow, OrderStore } from '../store/order-store';
import { surnameContext } from '../store/passenger-store';
import type { PersonalData } from '@karvon/platform/personal-data';

export interface LookUpOrderDeps extends Pick<AppDeps, 'database'> {
  data: PersonalData;
  limits: LookupLimits;
  store: OrderStore;
}

export interface OrderLookup {
  bookingNumber: string;
  surname: string;
  /** The client's address. */
  address: string;
}

/**
 * Finds an order by our number or the PNR and any passenger's surname, with or without the first name. An unknown number and a
 * wrong surname take the same steps and have the same response.
 */
export function createOrderLookup({ database: { db }, data, limits, store }: LookUpOrderDeps) {
  /** The number and the PNR name the same order, so tries with either count together. */
  async function countedAs({ number, pnr }: BookingNumber): Promise<string> {
    const order = await db
      .selectFrom('air_orders')
      .select('number')
      .where((where) => where.or([where('number', '=', number), where('pnr', '=', pnr)]))
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return order?.number ?? pnr;
  }

  return async function lookUpOrder({
    bookingNumber,
    surname,
    address,
  }: OrderLookup): Promise<OrderRow> {
    const typed = readBookingNumber(bookingNumber);
    const { number, pnr } = typed;
    const takeBack = await limits.enter({ address, order: await countedAs(typed) });
    const surnameKeys = surnamesIn(surname).map((variant) =>
      data.fingerprint(variant, surnameContext),
    );
    const match = await db
      .selectFrom('air_orders')
      .innerJoin('air_order_passengers', 'air_order_passengers.order_number', 'air_orders.number')
      .select('air_orders.number')
      .where((where) =>
        where.or([where('air_orders.number', '=', number), where('air_orders.pnr', '=', pnr)]),
      )
      .where('air_order_passengers.surname_key', 'in', surnameKeys)
      .where('air_orders.supply', 'not in', ['hold-asked', 'hold-refused'])
      .orderBy('air_orders.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const order = match && (await store.find(db, match.number));
    if (!order) throw problem('order-not-found');
    await takeBack();
    return order;
  };
}
