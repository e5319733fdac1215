import type { Tx } from '@karvon/platform/db/database';
import { rowsOf } from '@karvon/order-ground/erased-bookings';

/** Deletes the receipts of an order, because they are no longer true. @returns how many there were */
export async function discardTickets(tx: Tx, orderNumber: string): Promise<number> {
  return rowsOf(
    await tx.deleteFrom('air_tickets').where('order_number', '=', orderNumber).execute(),
  );
}
