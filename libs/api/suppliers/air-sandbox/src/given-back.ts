import type { RefundPart } from '@karvon/contract';
import type { Db } from '@karvon/platform/db/database';

/** The parts of an order that were given back. */
export async function givenBack(db: Db, orderId: string): Promise<RefundPart[]> {
  const rows = await db
    .selectFrom('sandbox_supplier_cancellations')
    .select('part')
    .where('order_id', '=', orderId)
    .where('confirmed_at', 'is not', null)
    .execute();
  return rows.flatMap(({ part }) => (part ? [part] : []));
}
