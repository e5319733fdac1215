import type { Payment } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { Db } from '../../db/database';

/** A payment as an operator sees it. */
export interface ListedPayment {
  id: string;
  status: Payment['status'];
  method: Payment['method'];
  amount: Money;
  /** The amount that has been returned to the payer. */
  returned: Money;
  at: Date;
}

/** Every payment of an order, the oldest first. */
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
    .where('order_kind', '=', kind)
    .where('order_number', '=', orderNumber)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, status, method, amount, currency, returned, created_at }) => ({
    id,
    status,
    method,
    amount: { amount, currency },
    returned: { amount: Number(returned ?? 0), currency },
    at: created_at,
  }));
}
