import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { PersonalData } from '@karvon/platform/personal-data';
import type { LookupLimits } from '@karvon/order-ground/lookup-limits';
import { readBookingNumber } from '@karvon/order-ground/order-number';
import { buyerWords } from '../store/buyer-words';
import { buyerContext, type HotelOrderRow, type HotelOrderStore } from '../store/order-store';

export interface LookUpHotelOrderDeps extends Pick<AppDeps, 'database'> {
  data: PersonalData;
  limits: LookupLimits;
  store: HotelOrderStore;
}

export interface HotelOrderLookup {
  orderNumber: string;
  buyerName: string;
  /** The client's address. */
  address: string;
}

/**
 * Finds an order by its number and the buyer's name: every typed word must be in the name, in any script, case and order. An
 * unknown number and a wrong name take the same steps and have the same response.
 */
export function createHotelOrderLookup(deps: LookUpHotelOrderDeps) {
  const { database, data, limits, store } = deps;
  const { db } = database;
  return async function lookUpHotelOrder(requested: HotelOrderLookup): Promise<HotelOrderRow> {
    const { number } = readBookingNumber(requested.orderNumber);
    const takeBack = await limits.enter({ address: requested.address, order: `hotel/${number}` });
    const words = buyerWords(requested.buyerName).map((spellings) =>
      spellings.map((spelling) => data.fingerprint(spelling, buyerContext)),
    );
    const rows = await db
      .selectFrom('hotel_order_buyer_words')
      .innerJoin('hotel_orders', 'hotel_orders.number', 'hotel_order_buyer_words.order_number')
      .select('hotel_order_buyer_words.word_key')
      .where('hotel_orders.number', '=', number)
      .where('hotel_orders.supply', '!=', 'book-asked')
      .execute();
    const known = new Set(rows.map(({ word_key }) => word_key));
    const right = words.length > 0 && words.every((keys) => keys.some((key) => known.has(key)));
    const order = await store.find(db, number);
    if (!right || !order) throw problem('hotel-order-not-found');
    await takeBack();
    return order;
  };
}
