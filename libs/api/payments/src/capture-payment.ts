import type { Payment } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { phase } from '@karvon/platform/phase';
import { paymentStore } from './store/payment-store';
import type { PaymentQueues } from './queues';
import { receiptStore } from './receipts/receipt-store';
import type { PaymentProviders } from './provider-port/payment-providers';
import type { SettlePayment } from './settlement';

/**
 * Called once a part of the order is delivered: starts the jobs that take reserved money and send the second tax receipt of a
 * prepayment.
 */
export async function noteDelivery(
  tx: Tx,
  { clock, jobs }: Pick<AppDeps, 'clock' | 'jobs'>,
  kind: Payment['orderKind'],
  orderNumber: string,
): Promise<void> {
  const reserved = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_kind', '=', kind)
    .where('order_number', '=', orderNumber)
    .where('status', '=', 'succeeded')
    .where('reserved', '=', true)
    .executeTakeFirst();
  if (reserved) await jobs.enqueue(tx, 'payments.capture', { paymentId: reserved.id });
  for (const paymentId of await receiptStore.setCompletionsDue(tx, kind, orderNumber, clock.now()))
    await jobs.enqueue(tx, 'payments.receipt', { paymentId, completes: true });
}

export interface CapturePaymentDeps extends Pick<AppDeps, 'database'> {
  providers: PaymentProviders;
  settle: SettlePayment;
}

/** Takes the reserved money of a payment (phase P7). Repeating it does not take the money twice. */
export function createPaymentCapture({ database: { db }, providers, settle }: CapturePaymentDeps) {
  return async function capturePayment({
    paymentId,
  }: PaymentQueues['payments.capture']): Promise<void> {
    const payment = await paymentStore.find(db, paymentId);
    if (!payment?.reserved || payment.provider_id === null) return;
    // A payment that is returned in full is not captured: its reservation is cancelled instead.
    const back = await paymentStore.findReturn(db, paymentId);
    if (payment.status === 'failed' || back?.amount === payment.amount) return;
    const state = await providers.named(payment.provider).capture!(payment.provider_id);
    phase('P7');
    await settle(paymentId, state);
  };
}
