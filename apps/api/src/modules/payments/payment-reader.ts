import type { Payment, PaymentMethod, PaymentStatus } from '@karvon/contract';
import type { Db } from '../../db/database';

/** What other modules may know of payments. */
export interface PaymentReader {
  /** The newest payment of an order. */
  latest(
    kind: Payment['orderKind'],
    orderNumber: string,
  ): Promise<{ id: string; status: PaymentStatus } | null>;
  /** The payment whose money the order has. */
  succeeded(
    kind: Payment['orderKind'],
    orderNumber: string,
  ): Promise<{ id: string; method: PaymentMethod } | null>;
}

export function createPaymentReader(db: Db): PaymentReader {
  return {
    async latest(kind, orderNumber) {
      const row = await db
        .selectFrom('payments')
        .select(['id', 'status'])
        .where('order_kind', '=', kind)
        .where('order_number', '=', orderNumber)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },
    async succeeded(kind, orderNumber) {
      const row = await db
        .selectFrom('payments')
        .select(['id', 'method'])
        .where('order_kind', '=', kind)
        .where('order_number', '=', orderNumber)
        .where('status', '=', 'succeeded')
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
