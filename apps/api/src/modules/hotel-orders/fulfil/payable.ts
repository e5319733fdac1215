import type { AppDeps } from '@karvon/platform/app-deps';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { PayableOrders } from '@karvon/payments';
import type { CancellationStart } from '../cancel/begin-cancellation';
import type { HotelOrderStore } from '../store/order-store';
import { receiptLinesOf } from '../terms/receipt-lines';

/** How payments see hotel orders. */
export function createPayableHotelOrders({
  clock,
  database: { db },
  jobs,
  announce,
  wishes,
  store,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'> & {
  announce: Announce;
  wishes: CancellationStart['wishes'];
  store: HotelOrderStore;
}): PayableOrders {
  return {
    async find(number, tx) {
      const order = await (tx ? store.lock(tx, number) : store.find(db, number));
      if (!order) return null;
      const { status, pay_before: payBefore, total, currency, lang } = order;
      const inTime = payBefore !== null && clock.now() < payBefore;
      return {
        status,
        payable: status === 'waiting-for-payment' && order.cancel_reason === null && inTime,
        total: { amount: total, currency },
        description: number,
        lang,
        deliveredLater: false,
        receipt() {
          const { phone, email } = store.persons(order).booker;
          return { orderNumber: number, email, phone, lines: receiptLinesOf(order) };
        },
      };
    },

    async markPaid(tx, number, { id }) {
      // Money that comes a minute late is taken while the room is held.
      const order = await store.lock(tx, number);
      if (order.status !== 'waiting-for-payment') {
        await announce(tx, { kind: 'hotel', number, occasion: id }, 'late-order');
        return false;
      }
      await store.setStatus(tx, number, 'in-progress', clock.now());
      await store.setVoucher(tx, number, 'generating');
      if (await wishes.carryOut(tx, number, true)) return true;
      await announce(tx, { kind: 'hotel', number }, 'paid');
      await jobs.enqueue(tx, 'hotel-orders.fulfil', { orderNumber: number }, { key: number });
      return true;
    },

    async markUnpaid(tx, number) {
      const { status } = await store.lock(tx, number);
      if (status === 'waiting-for-payment') await wishes.carryOut(tx, number, false);
    },

    async markRefunded(tx, number, { paymentId }) {
      const order = await store.lock(tx, number);
      // Money that came too late goes back too, and the order stays as it is.
      if (order.refund_payment_id !== paymentId || order.status !== 'cancelling') return;
      await store.setStatus(tx, number, 'canceled', clock.now());
      await announce(tx, { kind: 'hotel', number }, 'refunded');
    },
  };
}
