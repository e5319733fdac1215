import type { AppDeps } from '@karvon/platform/app-deps';
import type { StatementLine } from '@karvon/payments/provider-port/payment-provider';

/** The payments that began in a period, by the sandbox bank's records. */
export function createBankStatement({
  clock,
  database: { db },
}: Pick<AppDeps, 'clock' | 'database'>) {
  return async function statement(from: Date, to: Date): Promise<StatementLine[]> {
    const rows = await db
      .selectFrom('sandbox_bank_payments')
      .select(['id', 'amount', 'currency', 'status', 'created_at'])
      .select(({ fn, selectFrom }) =>
        selectFrom('sandbox_bank_refunds')
          .select(fn.sum<string | null>('amount').as('sum'))
          .whereRef('payment_id', '=', 'sandbox_bank_payments.id')
          .where('settles_at', '<=', clock.now())
          .as('returned'),
      )
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .execute();
    return rows.map(({ id, amount, currency, status, created_at: begunAt, returned }) => ({
      providerId: id,
      begunAt,
      charged: status === 'succeeded' ? amount : 0,
      // Whether the bank sends refunds itself; otherwise an operator does.
      returned: returned === null ? null : Number(returned),
      currency,
    }));
  };
}
