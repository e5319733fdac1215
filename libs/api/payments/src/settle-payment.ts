import type { Payment } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { phase } from '@karvon/platform/phase';
import { writeLedger } from './store/ledger';
import type { OrdersByKind } from './payable-orders';
import { returnMoney } from './returns/return-money';
import { paymentStore, type PaymentRow } from './store/payment-store';
import type { ProviderState } from './provider-port/provider-state';
import type { EnqueueReceipt, Settlement } from './settlement';

export interface SettlePaymentDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs' | 'logger'> {
  orders: OrdersByKind;
  receipts: EnqueueReceipt;
}

/**
 * The only place that takes over a provider's state (phase P5): it changes the payment, ledger, order and history and
 * starts the next job, in one transaction. Money that the order does not accept is returned, never dropped.
 */
export function createPaymentSettlement({
  clock,
  database,
  jobs,
  logger,
  orders,
  receipts,
}: SettlePaymentDeps): Settlement {
  async function takeMoney(tx: Tx, payment: PaymentRow, reserved: boolean): Promise<void> {
    const came = await paymentStore.move(tx, payment, 'succeeded');
    if (came && reserved) await paymentStore.setReserved(tx, payment.id, true);
    if (!reserved && (came || payment.reserved)) {
      if (payment.reserved) await paymentStore.setReserved(tx, payment.id, false);
      await writeLedger(tx, payment, 'charge', { amount: payment.amount, at: clock.now() });
      await receipts.enqueue(tx, payment);
    }
    if (!came) return;
    const wanted = await orders[payment.order_kind]?.markPaid(tx, payment.order_number, payment);
    if (wanted) return;
    logger.warn(
      { payment: payment.id, order: payment.order_number },
      'money came for an order that does not want it: refunding',
    );
    await returnMoney(tx, jobs, [payment], payment.amount);
  }

  async function fail(tx: Tx, payment: PaymentRow, failure: Payment['failure']): Promise<void> {
    const { id, order_number: order, reserved, status } = payment;
    if (status === 'succeeded') {
      if (!reserved) return;
      logger.error({ payment: id, order }, 'the bank has let reserved money of an order go');
    }
    if (await paymentStore.move(tx, payment, 'failed', failure))
      await orders[payment.order_kind]?.markUnpaid?.(tx, order);
  }

  async function apply(tx: Tx, payment: PaymentRow, state: ProviderState): Promise<void> {
    if (state.status === 'succeeded' || state.status === 'authorized')
      await takeMoney(tx, payment, state.status === 'authorized');
    else if (state.status === 'failed') await fail(tx, payment, state.failure);
    else if (state.status === 'processing') await paymentStore.move(tx, payment, 'pending');
  }

  async function applyAndRead(tx: Tx, payment: PaymentRow, state: ProviderState) {
    await apply(tx, payment, state);
    return paymentStore.statusOf(tx, payment.id);
  }

  return {
    apply: applyAndRead,
    settle: (paymentId, state, then) =>
      database.db.transaction().execute(async (tx) => {
        const status = await applyAndRead(tx, await paymentStore.lock(tx, paymentId), state);
        await then?.(tx, status);
        phase('P5');
        return status;
      }),
  };
}
