import type { OrderPayment } from '@karvon/contract';

/**
 * The row of an order that was paid after it had been read and before its payment was. Told together as they were read,
 * a paid order would ask for its money again.
 * @param unpaid the status in which the order waits for its money
 * @returns undefined when the order and its payment belong together
 */
export async function paidSince<Row extends { status: string }>(
  read: Row,
  unpaid: Row['status'],
  payment: Pick<OrderPayment, 'status'> | null,
  find: () => Promise<Row | undefined>,
): Promise<Row | undefined> {
  if (read.status !== unpaid || payment?.status !== 'succeeded') return undefined;
  const now = await find();
  return now?.status === unpaid ? undefined : now;
}
