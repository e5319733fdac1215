import type { PaymentMethod } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import { writeLedger } from './ledger';
import { paymentStore } from './payment-store';
import type { PaymentProvider } from './providers/payment-provider';

export interface RefundPaymentDeps extends Pick<AppDeps, 'clock' | 'database'> {
  providers: Record<PaymentMethod, PaymentProvider>;
}

/** Sends the money of a payment back; asked again, it has been sent once. */
export function createRefundPayment({ clock, database: { db }, providers }: RefundPaymentDeps) {
  return async function refundPayment(paymentId: string): Promise<void> {
    const payment = await paymentStore.find(db, paymentId);
    if (payment?.status !== 'refund-pending' || payment.provider_id === null) return;
    await providers[payment.method].refund(payment.provider_id);
    await db.transaction().execute(async (tx) => {
      const locked = await paymentStore.lock(tx, paymentId);
      if (await paymentStore.move(tx, locked, 'refunded'))
        await writeLedger(tx, locked, 'refund', clock.now());
    });
  };
}
