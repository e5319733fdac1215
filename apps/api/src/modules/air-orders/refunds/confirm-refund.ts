import type { AppDeps } from '../../../app-deps';
import type { Tx } from '../../../db/database';
import { problem } from '../../../http/problem';
import { phase } from '../../../phase';
import type { OrderRow, OrderStore } from '../store/order-store';
import { choosePart, givenBack, isOpen } from './quote/part-of-order';
import { refundStore, underWay, type RefundRow } from './refund-store';

/**
 * The visitor gives the order, or a part of it, back on the terms of a quote (phase R1): order, refund and the job that
 * goes on change together; an order of which something stays is paid as before. A quote that is confirmed already stays
 * as it is.
 */
export function createRefundConfirmation({
  clock,
  database: { db },
  jobs,
  store,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'> & { store: OrderStore }) {
  /** Nothing else of the order is being given back, and what this quote is about has not been since. */
  async function checkStillSo(tx: Tx, order: OrderRow, { part, closes }: RefundRow): Promise<void> {
    const { number, status, sold } = order;
    if (!closes && status !== 'paid')
      throw problem('order-not-cancellable', { orderStatus: status });
    const confirmed = await refundStore.confirmed(tx, number);
    if (status !== 'return' && confirmed.some(({ state }) => underWay.includes(state)))
      throw problem('order-not-cancellable', { orderStatus: 'return' });
    const returned = givenBack(confirmed);
    if (part === null && returned.length === 0) return;
    const passengers = await store.passengers(tx, number);
    const facts = { passengers, slices: sold.slices, returned, now: clock.now() };
    if (part === null || !isOpen(part, facts)) throw problem('refund-quote-expired');
    const { closes: wouldClose } = choosePart(part, facts, true);
    if (wouldClose !== closes) throw problem('refund-quote-expired');
  }

  return async function confirmRefund(number: string, id: string): Promise<void> {
    const refund = await refundStore.find(db, id);
    if (!refund || refund.order_number !== number) throw problem('refund-quote-expired');
    if (refund.state !== 'quoted') return;
    const now = clock.now();
    if (refund.expires_at <= now) throw problem('refund-quote-expired');
    const toPerson = refund.kind === 'forced' && refund.reason !== 'not-issued';
    await db.transaction().execute(async (tx) => {
      const order = await store.lock(tx, number);
      // The same quote, confirmed a moment ago.
      if ((await refundStore.find(tx, id))?.state !== 'quoted') return;
      await checkStillSo(tx, order, refund);
      if (refund.closes && !(await store.setStatus(tx, number, 'return', now)))
        throw problem('order-not-cancellable', { orderStatus: order.status });
      await refundStore.move(tx, id, toPerson ? 'in-review' : 'at-carrier', now);
      const queue = toPerson ? 'air-refunds.review' : 'air-refunds.cancel';
      await jobs.enqueue(tx, queue, { refundId: id });
    });
    phase('R1');
  };
}
