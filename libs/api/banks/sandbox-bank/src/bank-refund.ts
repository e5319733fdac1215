import type { Selectable } from 'kysely';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { MoneyToReturn } from '@karvon/payments/provider-port/payment-provider';
import type { SandboxBankPaymentsTable } from './tables';

export type BankPayment = Selectable<SandboxBankPaymentsTable>;

/** How long a refund takes at the bank; scaled by SANDBOX_SPEED. */
const refundMs = 90_000;

/** How the sandbox bank sends money back. */
export function createBankRefund({
  clock,
  config,
  database: { db },
  find,
}: Pick<AppDeps, 'clock' | 'config' | 'database'> & {
  find: (id: string) => Promise<BankPayment | undefined>;
}) {
  /** Sends money back once per reference; @returns whether it has arrived. */
  return async function refund({ providerId, reference, amount }: MoneyToReturn): Promise<boolean> {
    const now = clock.now();
    const { amount: paid, status } = (await find(providerId)) ?? { amount: 0, status: 'failed' };
    if (status !== 'succeeded' || amount.amount > paid)
      throw new Error('The bank has not that much money of this payment');
    await db
      .insertInto('sandbox_bank_refunds')
      .values({
        merchant_reference: reference,
        payment_id: providerId,
        amount: amount.amount,
        settles_at: new Date(now.getTime() + refundMs * config.sandbox.speed),
      })
      .onConflict((conflict) => conflict.column('merchant_reference').doNothing())
      .execute();
    const { settles_at: settlesAt } = await db
      .selectFrom('sandbox_bank_refunds')
      .select('settles_at')
      .where('merchant_reference', '=', reference)
      .executeTakeFirstOrThrow();
    if (settlesAt > now) return false;
    await db
      .updateTable('sandbox_bank_payments')
      .set({ refunded: true })
      .where('id', '=', providerId)
      .execute();
    return true;
  };
}
