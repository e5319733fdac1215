import type { Payment, PaymentStatus } from '@karvon/contract';
import type { Db } from '@karvon/platform/db/database';

/** The bank has taken the money, or still decides about it. */
const mayHavePaid: readonly PaymentStatus[] = [
  'pending',
  'succeeded',
  'refund-pending',
  'refunded',
];

/** Whether it is certain that no money was taken for an order. */
export async function nothingPaid(
  db: Db,
  kind: Payment['orderKind'],
  orderNumber: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('order_kind', '=', kind)
    .where('order_number', '=', orderNumber)
    .where('status', 'in', mayHavePaid)
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}
