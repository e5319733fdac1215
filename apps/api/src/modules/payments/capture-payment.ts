import type { Payment } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { Tx } from '../../db/database';
import { phase } from '../../phase';
import { paymentStore } from './payment-store';
import type { PaymentQueues } from './queues';
import type { PaymentProviders } from './providers/payment-providers';
import type { SettlePayment } from './settle-payment';

/** What was paid for is delivered: asks for the job that takes the money, where it is only reserved. */
export async function captureMoney(
  tx: Tx,
  jobs: AppDeps['jobs'],
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
}

export interface CapturePaymentDeps extends Pick<AppDeps, 'database'> {
  providers: PaymentProviders;
  settle: SettlePayment;
}

/** Takes reserved money of a payment (phase P7); asked again, it has been taken once. */
export function createPaymentCapture({ database: { db }, providers, settle }: CapturePaymentDeps) {
  return async function capturePayment({
    paymentId,
  }: PaymentQueues['payments.capture']): Promise<void> {
    const payment = await paymentStore.find(db, paymentId);
    if (!payment?.reserved || payment.provider_id === null) return;
    // What goes back whole is let go instead.
    const back = await paymentStore.findReturn(db, paymentId);
    if (payment.status === 'failed' || back?.amount === payment.amount) return;
    const state = await providers.named(payment.provider).capture!(payment.provider_id);
    phase('P7');
    await settle(paymentId, state);
  };
}
