import type { Tx } from '../../db/database';
import { rowsOf } from '../orders/erased-bookings';

/** Takes the receipts of an order away: what they say is no longer true. @returns how many there were */
export async function discardTickets(tx: Tx, orderNumber: string): Promise<number> {
  return rowsOf(
    await tx.deleteFrom('air_tickets').where('order_number', '=', orderNumber).execute(),
  );
}
