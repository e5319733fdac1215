import type { Payment, PaymentStatus } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { Tx } from '../../db/database';
import { phase } from '../../phase';
import { writeLedger } from './ledger';
import type { PayableOrders } from './payable-orders';
import { returnMoney } from './returns/return-money';
import { paymentStore, type PaymentRow } from './payment-store';
import type { ProviderState } from './providers/provider-state';

export type OrdersByKind = Partial<Record<Payment['orderKind'], PayableOrders>>;

export interface SettlePaymentDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs' | 'logger'> {
  orders: OrdersByKind;
}

/** What else belongs into the transaction, with the status the payment has in the end. */
type Then = (tx: Tx, status: PaymentStatus) => Promise<void>;

export type SettlePayment = (
  paymentId: string,
  state: ProviderState,
  then?: Then,
) => Promise<PaymentStatus>;

export interface Settlement {
  settle: SettlePayment;
  /** The same inside a transaction that holds the payment; @returns the status it has then. */
  apply(tx: Tx, payment: PaymentRow, state: ProviderState): Promise<PaymentStatus>;
}

/**
 * The one place where what the provider says becomes what we know (phase P5): payment, ledger, order,
 * history and the job that goes on, in one transaction. Money no order wants is sent back, never dropped.
 */
export function createPaymentSettlement({
  clock,
  database,
  jobs,
  logger,
  orders,
}: SettlePaymentDeps): Settlement {
  async function takeMoney(tx: Tx, payment: PaymentRow, reserved: boolean): Promise<void> {
    const came = await paymentStore.move(tx, payment, 'succeeded');
    if (came && reserved) await paymentStore.setReserved(tx, payment.id, true);
    if (!reserved && (came || payment.reserved)) {
      if (payment.reserved) await paymentStore.setReserved(tx, payment.id, false);
      await writeLedger(tx, payment, 'charge', { amount: payment.amount, at: clock.now() });
    }
    if (!came) return;
    const wanted = await orders[payment.order_kind]?.markPaid(tx, payment.order_number);
    if (wanted) return;
    logger.warn(
      { payment: payment.id, order: payment.order_number },
      'money came for an order that does not want it: refunding',
    );
    await returnMoney(tx, jobs, payment.id, payment.amount);
  }

  async function fail(tx: Tx, payment: PaymentRow, failure: Payment['failure']): Promise<void> {
    const { id, order_number: order, reserved, status } = payment;
    if (status === 'succeeded') {
      if (!reserved) return;
      logger.error({ payment: id, order }, 'the bank has let reserved money of an order go');
    }
    await paymentStore.move(tx, payment, 'failed', failure);
  }

  async function apply(tx: Tx, payment: PaymentRow, state: ProviderState): Promise<void> {
    if (state.status === 'succeeded' || state.status === 'authorized')
      await takeMoney(tx, payment, state.status === 'authorized');
    else if (state.status === 'failed') await fail(tx, payment, state.failure);
    else if (state.status === 'processing') await paymentStore.move(tx, payment, 'pending');
  }

  async function applyAndRead(tx: Tx, payment: PaymentRow, state: ProviderState) {
    await apply(tx, payment, state);
    return (await paymentStore.find(tx, payment.id))!.status;
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
