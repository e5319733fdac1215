import type { ExtrasOffer } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem, ProblemError } from '@karvon/platform/http/problem';
import type { AirSupplier, SupplierExtras } from '@karvon/air-catalogue';
import type { OrderRow, OrderStore } from '../store/order-store';
import { priceExtras } from '../sums/extras-price';
import { forOrder, readOrderForExtras, type OrderForExtras } from './sellable';

export interface OfferExtrasDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition'> {
  store: OrderStore;
  supplier: Pick<AirSupplier, 'offerExtras'>;
}

/** Asks the supplier what it sells beside the fare of an order now. @throws problem extras-unavailable, supplier-unavailable */
export async function askSupplier(
  supplier: OfferExtrasDeps['supplier'],
  order: OrderRow,
  { passengers }: Pick<OrderForExtras, 'passengers'>,
): Promise<SupplierExtras> {
  try {
    return await supplier.offerExtras({
      supplierOrderId: order.supplier_order_id,
      offerId: order.offer_id,
      fareId: order.fare_id,
      passengers: passengers.map(({ type }) => type),
    });
  } catch (error) {
    const gone = error instanceof ProblemError && error.code === 'offer-expired';
    throw gone ? problem('extras-unavailable', {}, error) : error;
  }
}

/** The bags and seats that a visitor can buy for his order now, with the prices that he pays. */
export function createExtrasOffers({
  clock,
  database: { db },
  edition,
  store,
  supplier,
}: OfferExtrasDeps) {
  return async function offerExtras(number: string): Promise<ExtrasOffer> {
    const order = await store.find(db, number);
    if (!order) throw problem('order-not-found');
    const facts = await readOrderForExtras({ db, store, now: clock.now() }, order);
    return priceExtras(forOrder(await askSupplier(supplier, order, facts), facts), edition);
  };
}
