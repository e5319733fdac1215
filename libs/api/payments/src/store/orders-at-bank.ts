import type { Payment } from '@karvon/contract';
import type { Db } from '@karvon/platform/db/database';

/** The given orders whose payment the bank is processing: their payers can only wait. */
export async function ordersAtBank(
  db: Db,
  kind: Payment['orderKind'],
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('payments')
    .select('order_number')
    .where('order_kind', '=', kind)
    .where('order_number', 'in', numbers)
    .where('status', '=', 'pending')
    .execute();
  return new Set(rows.map(({ order_number: number }) => number));
}
