import type { AppDeps } from '@karvon/platform/app-deps';
import { phase } from '@karvon/platform/phase';
import { checkDelayMs } from '../queues';
import { createReturnFinish, type FinishReturnDeps } from './finish-return';
import { paymentStore, type PaymentRow } from '../store/payment-store';
import { listedLines, readReceipt } from '../receipts/read-receipt';
import type { PaymentQueues } from '../queues';
import type { PaymentProviders } from '../provider-port/payment-providers';
import type { SettlePayment } from '../settlement';

export interface RefundPaymentDeps extends FinishReturnDeps, Pick<AppDeps, 'jobs'> {
  providers: PaymentProviders;
  settle: SettlePayment;
}

/**
 * Returns a payment's money or a part of it, and checks until the payer has received it (phases R5 and R6). Repeating
 * it does not send the money twice.
 */
export function createPaymentRefund(deps: RefundPaymentDeps) {
  const { clock, database, jobs, providers, settle } = deps;
  const { db } = database;
  const finishReturn = createReturnFinish(deps);
  const lookAgain = (payment: PaymentRow, reference: string, checks: number) =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('payment_returns')
        .set({ checks: checks + 1 })
        .where('reference', '=', reference)
        .execute();
      const startAfter = new Date(clock.now().getTime() + checkDelayMs(checks));
      const again = { paymentId: payment.id, reference };
      await jobs.enqueue(tx, 'payments.refund', again, { startAfter });
    });

  return async function refundPayment({
    paymentId,
    reference = paymentId,
  }: PaymentQueues['payments.refund']): Promise<void> {
    const payment = await paymentStore.find(db, paymentId);
    const back = await paymentStore.findReturn(db, reference);
    if (!payment || payment.provider_id === null || !back || back.sent) return;
    const { amount } = back;
    const provider = providers.named(payment.provider);
    const state = await provider.refund({
      providerId: payment.provider_id,
      paymentId,
      reference,
      amount: { amount, currency: payment.currency },
      receipt: await readReceipt(deps.orders, payment, listedLines(payment.order_kind, back)),
    });
    // A reserved payment may have been taken while its return was under way: the ledger must have both movements.
    if (payment.reserved) await settle(paymentId, await provider.fetch(payment.provider_id));
    phase('R5');
    if (state === 'processing') return lookAgain(payment, reference, back.checks);
    await finishReturn(paymentId, reference);
  };
}
