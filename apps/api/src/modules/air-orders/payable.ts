import type { AppDeps } from '../../app-deps';
import type { PayableOrders } from '../payments/payable-orders';
import type { OrderStore } from './order-store';

/** How payments see air orders. */
export function createPayableAirOrders({
  clock,
  database,
  jobs,
  store,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'> & { store: OrderStore }): PayableOrders {
  return {
    async find(number) {
      const order = await store.find(database.db, number);
      if (!order) return null;
      const { status, supply, pay_before: payBefore, lang } = order;
      const inTime = payBefore !== null && clock.now() < payBefore;
      return {
        status,
        payable: status === 'not-paid' && supply === 'held' && inTime,
        total: { amount: order.total, currency: order.currency },
        description: order.pnr ?? number,
        lang,
      };
    },

    async markPaid(tx, number) {
      // While the seats are held the money is welcome, a minute late or not.
      const order = await tx
        .selectFrom('air_orders')
        .select('supply')
        .where('number', '=', number)
        .where('status', '=', 'not-paid')
        .where('supply', '=', 'held')
        .forUpdate()
        .executeTakeFirst();
      if (!order || !(await store.setStatus(tx, number, 'paid', clock.now()))) return false;
      await store.setTickets(tx, number, 'generating');
      await jobs.enqueue(tx, 'air-orders.issue', { orderNumber: number }, { key: number });
      return true;
    },
  };
}
