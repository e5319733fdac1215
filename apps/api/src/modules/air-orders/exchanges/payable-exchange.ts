import type { AppDeps } from '../../../app-deps';
import type { Db, Tx } from '../../../db/database';
import type { PayableOrder } from '../../payments/port';
import type { OrderRow, OrderStore } from '../store/order-store';
import { beginExchange } from './begin-exchange';
import { exchangeStore, offerOf, type ExchangeRow } from './exchange-store';

type PayableExchangeDeps = Pick<AppDeps, 'clock' | 'jobs' | 'notifyStaff'> & { store: OrderStore };

/** The exchange of an order that waits for money. */
async function toPay(db: Db | Tx, number: string): Promise<ExchangeRow | null> {
  const exchange = await exchangeStore.open(db, number);
  return exchange?.state === 'to-pay' ? exchange : null;
}

/** How payments see a paid order whose visitor has accepted other flights. */
export function createPayableExchanges({ clock, jobs, notifyStaff, store }: PayableExchangeDeps) {
  return {
    /** Null: no exchange waits for money. */
    async find(db: Db | Tx, order: OrderRow): Promise<PayableOrder | null> {
      const exchange = await toPay(db, order.number);
      if (!exchange) return null;
      const { due, acquiringFee } = offerOf(exchange)!;
      const { mobilePhone: phone, email } = store.booker(order);
      const lines = [
        { item: 'air' as const, amount: due.amount - acquiringFee.amount },
        { item: 'fee' as const, amount: acquiringFee.amount },
      ].filter(({ amount }) => amount > 0);
      return {
        status: order.status,
        payable: order.status === 'paid' && clock.now() < exchange.expires_at,
        total: due,
        description: order.number,
        lang: order.lang,
        deliveredLater: true,
        receipt: () => ({ orderNumber: order.number, email, phone, lines }),
      };
    },

    /** False: the money is not for an exchange. */
    async markPaid(
      tx: Tx,
      number: string,
      { id: paymentId, amount }: { id: string; amount: number },
    ): Promise<boolean> {
      const exchange = await toPay(tx, number);
      if (!exchange || offerOf(exchange)!.due.amount !== amount) return false;
      const paid = { payment_id: paymentId };
      if (!(await exchangeStore.move(tx, exchange.id, 'at-carrier', clock.now(), paid)))
        return false;
      await beginExchange(tx, { jobs, notifyStaff }, exchange);
      return true;
    },
  };
}
