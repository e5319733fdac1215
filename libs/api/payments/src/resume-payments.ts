import type { AppDeps } from '@karvon/platform/app-deps';
import { openPaymentStatuses } from './store/payment-states';
import { receiptStore } from './receipts/receipt-store';

/** After how long an undecided payment should have a job: banks decide sooner. */
const standsAfterMs = 5 * 60_000;

/** Starts jobs for undecided payments, unfinished returns and receipts that have no job. */
export async function resumePayments({
  clock,
  database: { db },
  jobs,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'>): Promise<void> {
  const before = new Date(clock.now().getTime() - standsAfterMs);
  const open = await db
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', openPaymentStatuses)
    .where('held_until', '<', before)
    .execute();
  for (const { id } of open) await jobs.ensure(db, 'payments.check', { paymentId: id });
  const unsent = await db
    .selectFrom('payment_returns')
    .innerJoin('payments', 'payments.id', 'payment_returns.payment_id')
    .select(['payment_returns.payment_id', 'payment_returns.reference'])
    .where('payment_returns.sent', '=', false)
    .where('payments.status', 'in', ['succeeded', 'refund-pending'])
    .execute();
  for (const { payment_id: paymentId, reference } of unsent) {
    const whole = await jobs.board.has(db, 'payments.refund', { paymentId });
    if (reference !== paymentId || !whole)
      await jobs.ensure(db, 'payments.refund', { paymentId, reference });
  }
  await receiptStore.setAllDue(db);
  for (const of of await receiptStore.unsent(db)) await jobs.ensure(db, 'payments.receipt', of);
}
