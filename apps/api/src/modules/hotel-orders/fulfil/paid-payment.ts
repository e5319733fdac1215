import type { Db, Tx } from '../../../db/database';

/** The payment whose money an order has. */
export function paidPayment(db: Db | Tx, number: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('payments')
    .select('id')
    .where('order_kind', '=', 'hotel')
    .where('order_number', '=', number)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
}
