import type { PaymentMethod } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import { phase } from '../../phase';
import { checkDelayMs } from './check-payment';
import { writeLedger } from './ledger';
import { paymentStore, type PaymentRow } from './payment-store';
import type { PaymentProvider } from './providers/payment-provider';
import type { OrdersByKind } from './settle-payment';

export interface RefundPaymentDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  orders: OrdersByKind;
  providers: Record<PaymentMethod, PaymentProvider>;
}

/**
 * Sends money of a payment back and looks after it until the payer has it (phases R5 and R6); asked again, it
 * has been sent once.
 */
export function createRefundPayment({
  clock,
  database: { db },
  jobs,
  orders,
  providers,
}: RefundPaymentDeps) {
  const lookAgain = ({ id, refund_checks: checks }: PaymentRow) =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('payments')
        .set({ refund_checks: checks + 1 })
        .where('id', '=', id)
        .execute();
      const startAfter = new Date(clock.now().getTime() + checkDelayMs(checks));
      await jobs.enqueue(tx, 'payments.refund', { paymentId: id }, { startAfter });
    });

  return async function refundPayment(paymentId: string): Promise<void> {
    const payment = await paymentStore.find(db, paymentId);
    if (payment?.status !== 'refund-pending' || payment.provider_id === null) return;
    const { amount, currency, refund_amount: part } = payment;
    const state = await providers[payment.method].refund({
      providerId: payment.provider_id,
      reference: payment.id,
      amount: { amount: part ?? amount, currency },
    });
    phase('R5');
    if (state === 'processing') return lookAgain(payment);
    await db.transaction().execute(async (tx) => {
      const locked = await paymentStore.lock(tx, paymentId);
      if (!(await paymentStore.move(tx, locked, 'refunded'))) return;
      await writeLedger(tx, locked, 'refund', clock.now());
      await orders[locked.order_kind]?.markRefunded?.(tx, locked.order_number, paymentId);
      phase('R6');
    });
  };
}
