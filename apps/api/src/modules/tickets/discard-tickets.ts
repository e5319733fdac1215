import type { Tx } from '../../db/database';

/** Takes the receipts of an order away: what they say is no longer true. */
export async function discardTickets(tx: Tx, orderNumber: string): Promise<void> {
  await tx.deleteFrom('air_tickets').where('order_number', '=', orderNumber).execute();
}
