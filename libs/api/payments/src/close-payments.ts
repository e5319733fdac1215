import type { Payment, PaymentStatus } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { ProblemError } from '@karvon/platform/http/problem';
import { paymentStore, type PaymentRow } from './store/payment-store';
import type { ProviderState } from './provider-port/provider-state';
import type { PaymentProviders } from './provider-port/payment-providers';
import type { OrdersByKind } from './payable-orders';
import type { SettlePayment } from './settlement';

export interface ClosePaymentsDeps extends Pick<AppDeps, 'database' | 'logger'> {
  orders: OrdersByKind;
  providers: PaymentProviders;
  settle: SettlePayment;
}

/**
 * Closes an order's open payments at the provider.
 * @returns the state of each afterwards, `pending` if it is unknown
 */
export type ClosePayments = (
  kind: Payment['orderKind'],
  orderNumber: string,
) => Promise<PaymentStatus[]>;

export function createPaymentClosing({
  database: { db },
  logger,
  orders,
  providers,
  settle,
}: ClosePaymentsDeps): ClosePayments {
  /**
   * With `unopened` it expires only a payment that the provider does not know, which no payer can be paying. @returns the payment
   * afterwards
   */
  const expire = (id: string, { unopened = false } = {}): Promise<PaymentRow> =>
    db.transaction().execute(async (tx) => {
      const payment = await paymentStore.lock(tx, id);
      if (unopened && payment.provider_id !== null) return payment;
      const expired = await paymentStore.move(tx, payment, 'expired');
      if (!expired) return payment;
      await orders[payment.order_kind]?.markUnpaid?.(tx, payment.order_number);
      return { ...payment, status: 'expired' };
    });

  /** Null: the provider does not answer, so it is unknown whether it has the money. */
  async function cancelAtProvider(
    payment: PaymentRow,
    providerId: string,
  ): Promise<ProviderState | null> {
    try {
      return await providers.named(payment.provider).cancel(providerId);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'payment-unavailable') throw error;
      logger.warn({ err: error, payment: payment.id }, 'could not cancel at the provider');
      return null;
    }
  }

  async function close({ id }: PaymentRow): Promise<PaymentStatus> {
    // The row is read again: the provider may have opened the payment since.
    const payment = await expire(id, { unopened: true });
    if (payment.provider_id === null) return payment.status;
    const state = await cancelAtProvider(payment, payment.provider_id);
    if (!state) return 'pending';
    if (state.status === 'failed' && state.failure === 'cancelled-by-payer')
      return (await expire(id)).status;
    return settle(id, state);
  }

  return async function closePayments(kind, orderNumber) {
    const statuses: PaymentStatus[] = [];
    for (const payment of await paymentStore.findOpen(db, kind, orderNumber))
      statuses.push(await close(payment));
    return statuses;
  };
}
