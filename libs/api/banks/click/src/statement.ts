import type { AppDeps } from '@karvon/platform/app-deps';
import type { StatementLine } from '@karvon/payments/provider-port/payment-provider';
import type { createMerchantApi } from './merchant-api';
import type {} from './tables';

export interface StatementDeps extends Pick<AppDeps, 'database'> {
  merchantApi: Pick<ReturnType<typeof createMerchantApi>, 'statusOf'>;
}

/** Click has no list of payments, so the last try of each payment that is not reversed is looked up. */
export function createStatement({ database: { db }, merchantApi }: StatementDeps) {
  return async function statement(from: Date, to: Date): Promise<StatementLine[]> {
    const rows = await db
      .selectFrom('click_transactions')
      .innerJoin('payments', 'payments.id', 'click_transactions.payment_id')
      .distinctOn('payment_id')
      .select(['payment_id', 'state', 'paydoc_id', 'created_at', 'amount'])
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .orderBy('payment_id')
      .orderBy('prepare_id', 'desc')
      .execute();
    const lines: StatementLine[] = [];
    for (const {
      payment_id: providerId,
      state,
      paydoc_id: paydoc,
      created_at: begunAt,
      amount,
    } of rows) {
      const reversed = state === 'reversed';
      const taken = reversed || (await merchantApi.statusOf(paydoc)) === 2;
      const returned = reversed ? amount : null;
      lines.push({ providerId, begunAt, charged: taken ? amount : 0, returned, currency: 'UZS' });
    }
    return lines;
  };
}
