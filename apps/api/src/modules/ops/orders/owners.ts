import type { AppDeps } from '@karvon/platform/app-deps';
import type { StandingOrder } from '@karvon/order-ground/standing-order';

type OrderRef = Pick<StandingOrder, 'kind' | 'number'>;

/** Which operator works on which order. */
export function createOwners({ clock, database: { db } }: Pick<AppDeps, 'clock' | 'database'>) {
  return {
    /** From now on this operator works on the order, in place of any other. */
    async take({ kind, number }: OrderRef, operator: string): Promise<void> {
      const row = { operator, taken_at: clock.now() };
      await db
        .insertInto('order_owners')
        .values({ order_kind: kind, order_number: number, ...row })
        .onConflict((conflict) => conflict.columns(['order_kind', 'order_number']).doUpdateSet(row))
        .execute();
    },

    /** The operator of each order; null when nobody has taken it. */
    async of(orders: readonly OrderRef[]): Promise<(string | null)[]> {
      if (orders.length === 0) return [];
      const rows = await db
        .selectFrom('order_owners')
        .selectAll()
        .where(
          'order_number',
          'in',
          orders.map(({ number }) => number),
        )
        .execute();
      return orders.map(
        ({ kind, number }) =>
          rows.find((row) => row.order_kind === kind && row.order_number === number)?.operator ??
          null,
      );
    },
  };
}
