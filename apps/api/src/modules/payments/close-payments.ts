import type { Payment, PaymentMethod, PaymentStatus } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import { paymentStore, type PaymentRow } from './payment-store';
import type { PaymentProvider, ProviderState } from './providers/payment-provider';
import type { SettlePayment } from './settle-payment';

export interface ClosePaymentsDeps extends Pick<AppDeps, 'database'> {
  providers: Record<PaymentMethod, PaymentProvider>;
  settle: SettlePayment;
}

/** Closes an order's open payments at the provider; answers what each of them is then. */
export type ClosePayments = (
  kind: Payment['orderKind'],
  orderNumber: string,
) => Promise<PaymentStatus[]>;

export function createPaymentClosing({
  database: { db },
  providers,
  settle,
}: ClosePaymentsDeps): ClosePayments {
  const expire = (id: string): Promise<PaymentStatus> =>
    db.transaction().execute(async (tx) => {
      const payment = await paymentStore.lock(tx, id);
      return (await paymentStore.move(tx, payment, 'expired')) ? 'expired' : payment.status;
    });

  async function close(payment: PaymentRow): Promise<PaymentStatus> {
    // Without the provider's number nobody was ever sent to pay it.
    if (payment.provider_id === null) return expire(payment.id);
    const state: ProviderState = await providers[payment.method].cancel(payment.provider_id);
    if (state.status === 'failed' && state.failure === 'cancelled-by-payer')
      return expire(payment.id);
    return settle(payment.id, state);
  }

  return async function closePayments(kind, orderNumber) {
    const statuses: PaymentStatus[] = [];
    for (const payment of await paymentStore.findOpen(db, kind, orderNumber))
      statuses.push(await close(payment));
    return statuses;
  };
}
