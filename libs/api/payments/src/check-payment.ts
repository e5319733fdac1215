import type { PaymentStatus } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { ClosePayments } from './close-payments';
import { openPaymentStatuses } from './store/payment-states';
import { paymentStore, type PaymentRow } from './store/payment-store';
import { checkDelayMs, type PaymentQueues } from './queues';
import type { PaymentProviders } from './provider-port/payment-providers';
import type { SettlePayment } from './settlement';

export interface CheckPaymentDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  providers: PaymentProviders;
  settle: SettlePayment;
  closePayments: ClosePayments;
}

/** Asks the provider for the state of a payment, because callbacks can be lost. */
export function createPaymentCheck({
  clock,
  database: { db },
  jobs,
  providers,
  settle,
  closePayments,
}: CheckPaymentDeps) {
  /**
   * The bank can still change the payment: it is undecided, its money is only reserved, or it was given up but may still be paid.
   */
  const awaitsBank = ({ status, reserved, provider }: PaymentRow) =>
    openPaymentStatuses.includes(status) ||
    (reserved && status === 'succeeded') ||
    (status === 'expired' &&
      providers.all.some(({ name, takesGivenUp }) => name === provider && takesGivenUp));

  async function refresh(payment: PaymentRow): Promise<PaymentStatus> {
    if (!awaitsBank(payment) || payment.provider_id === null) return payment.status;
    return settle(payment.id, await providers.named(payment.provider).fetch(payment.provider_id));
  }

  return {
    refresh,

    /** The job: checks an open payment again later, and closes it when its time is over. */
    async check({ paymentId, once }: PaymentQueues['payments.check']): Promise<void> {
      const payment = await paymentStore.find(db, paymentId);
      if (!payment) return;
      const status = await refresh(payment);
      if (once) return;
      const { reserved } = (await paymentStore.find(db, paymentId))!;
      if (!awaitsBank({ ...payment, status, reserved })) return;
      const isOver = clock.now() > payment.held_until;
      if (isOver && status === 'expired') return;
      if (isOver && openPaymentStatuses.includes(status))
        await closePayments(payment.order_kind, payment.order_number);
      const checks = payment.checks + 1;
      await db.transaction().execute(async (tx) => {
        await tx.updateTable('payments').set({ checks }).where('id', '=', paymentId).execute();
        const startAfter = new Date(clock.now().getTime() + checkDelayMs(checks));
        await jobs.enqueue(tx, 'payments.check', { paymentId }, { startAfter });
      });
    },
  };
}
