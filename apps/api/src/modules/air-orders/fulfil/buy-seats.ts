import type { Db } from '@karvon/platform/db/database';
import {
  SupplierExtrasRefused,
  type AirSupplier,
  type Hold,
  type IssuedTickets,
} from '@karvon/air-catalogue';
import { forSupplier } from '../sums/extras-price';
import { extrasStore } from '../store/extras-store';
import type { OrderRow, OrderStore } from '../store/order-store';

/** Buys seats that cannot be held, together with their extras, or without them when the carrier refuses the extras. */
export async function buySeats(
  { db, store, supplier }: { db: Db; store: OrderStore; supplier: Pick<AirSupplier, 'order'> },
  order: OrderRow,
): Promise<Hold & IssuedTickets> {
  const request = await store.holdRequest(db, order);
  const extras = await extrasStore.open(db, order.number, 'at-carrier');
  if (!extras || extras.items.some((item) => item.void)) return supplier.order(request);
  try {
    return await supplier.order({ ...request, extras: forSupplier(extras.items) });
  } catch (error) {
    if (!(error instanceof SupplierExtrasRefused)) throw error;
    // Stored before the request: the order must not be taken for one with extras.
    const lost = extras.items.map((item) => ({ ...item, void: true }));
    await extrasStore.setItems(db, extras.id, lost);
    return supplier.order(request);
  }
}
