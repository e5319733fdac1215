import type { AppDeps } from '../../../app-deps';
import { phase } from '../../../phase';
import { checkDelayMs } from '../check-payment';
import { createReturnFinish, type FinishReturnDeps } from './finish-return';
import { paymentStore, type PaymentRow } from '../payment-store';
import type { PaymentQueues } from '../queues';
import type { PaymentProviders } from '../providers/payment-providers';
import type { SettlePayment } from '../settle-payment';

export interface RefundPaymentDeps extends FinishReturnDeps, Pick<AppDeps, 'jobs'> {
  providers: PaymentProviders;
  settle: SettlePayment;
}

/**
 * Sends money of a payment, or a part of it, back and looks after it until the payer has it (phases R5 and R6); asked again, it
 * has been sent once.
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

  /** What comes back of a part is not told line by line. */
  async function receiptOf(
    { order_kind: kind, order_number, amount: paid }: PaymentRow,
    amount: number,
  ) {
    const receipt = (await deps.orders[kind]!.find(order_number))!.receipt();
    return amount === paid ? receipt : { ...receipt, lines: [{ item: kind, amount }] };
  }

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
      reference,
      amount: { amount, currency: payment.currency },
      receipt: await receiptOf(payment, amount),
    });
    // A reserved payment may have been taken while it was on its way back: the ledger must have both.
    if (payment.reserved) await settle(paymentId, await provider.fetch(payment.provider_id));
    phase('R5');
    if (state === 'processing') return lookAgain(payment, reference, back.checks);
    await finishReturn(paymentId, reference);
  };
}
