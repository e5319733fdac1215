import type { Payment } from '@karvon/contract';
import type { Money } from '@karvon/money';
import { sql } from 'kysely';
import type { Db } from '@karvon/platform/db/database';

/** A payment as an operator sees it. */
export interface ListedPayment {
  id: string;
  status: Payment['status'];
  method: Payment['method'];
  amount: Money;
  /** The amount that has been returned to the payer. */
  returned: Money;
  /** When the newest return reached the payer; null before one has. */
  returnedAt: Date | null;
  at: Date;
}

/** When the newest return of a payment reached the payer. */
export const returnedAt =
  sql<Date | null>`(SELECT MAX(sent_at) FROM payment_returns WHERE payment_id = payments.id)`.as(
    'returned_at',
  );

/** Every payment of an order, oldest first. */
export async function listPayments(
  db: Db,
  kind: Payment['orderKind'],
  orderNumber: string,
): Promise<ListedPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'status', 'method', 'amount', 'currency', 'created_at'])
    .select(({ fn, selectFrom }) =>
      selectFrom('payment_returns')
        .select(fn.sum<string | null>('amount').as('sum'))
        .whereRef('payment_returns.payment_id', '=', 'payments.id')
        .where('sent', '=', true)
        .as('returned'),
    )
    .select(returnedAt)
    .where('order_kind', '=', kind)
    .where('order_number', '=', orderNumber)
    .orderBy('created_at')
    .execute();
  return rows.map(
    ({ id, status, method, amount, currency, returned, returned_at, created_at }) => ({
      id,
      status,
      method,
      amount: { amount, currency },
      returned: { amount: Number(returned ?? 0), currency },
      returnedAt: returned_at,
      at: created_at,
    }),
  );
}
