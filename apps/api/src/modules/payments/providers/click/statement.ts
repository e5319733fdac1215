import type { AppDeps } from '../../../../app-deps';
import type { StatementLine } from '../payment-provider';

export interface StatementDeps extends Pick<AppDeps, 'database'> {
  /** Click's status of a payment; null when Click does not tell it. */
  statusOf: (reference: string, preparedAt: Date) => Promise<number | null>;
}

/** Click has no list of payments, so each prepared payment that is not reversed is looked up by itself. */
export function createStatement({ database: { db }, statusOf }: StatementDeps) {
  return async function statement(from: Date, to: Date): Promise<StatementLine[]> {
    const rows = await db
      .selectFrom('click_transactions')
      .innerJoin('payments', 'payments.id', 'click_transactions.payment_id')
      .select(['payment_id', 'state', 'prepared_at', 'created_at', 'amount'])
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .execute();
    const lines: StatementLine[] = [];
    for (const {
      payment_id: providerId,
      state,
      prepared_at,
      created_at: begunAt,
      amount,
    } of rows) {
      const reversed = state === 'reversed';
      const taken = reversed || (await statusOf(providerId, prepared_at)) === 2;
      const returned = reversed ? amount : null;
      lines.push({ providerId, begunAt, charged: taken ? amount : 0, returned, currency: 'UZS' });
    }
    return lines;
  };
}
