import type { AppDeps } from '../../../app-deps';
import { problem } from '../../../http/problem';
import { phase } from '../../../phase';
import type { OrderStore } from '../order-store';
import { refundStore } from './refund-store';

/**
 * The visitor gives the order back on the terms of a quote (phase R1): order, refund and the job that goes on
 * change together. A quote that is confirmed already stays as it is.
 */
export function createConfirmRefund({
  clock,
  database: { db },
  jobs,
  store,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'> & { store: OrderStore }) {
  return async function confirmRefund(number: string, id: string): Promise<void> {
    const refund = await refundStore.find(db, id);
    if (!refund || refund.order_number !== number) throw problem('refund-quote-expired');
    if (refund.state !== 'quoted') return;
    const now = clock.now();
    if (refund.expires_at <= now) throw problem('refund-quote-expired');
    const toPerson = refund.kind === 'forced' && refund.reason !== 'not-issued';
    await db.transaction().execute(async (tx) => {
      if (!(await store.setStatus(tx, number, 'return', now))) {
        // The same quote, confirmed a moment ago, or something else happened to the order.
        if ((await refundStore.find(tx, id))?.state !== 'quoted') return;
        const { status } = (await store.find(tx, number))!;
        throw problem('order-not-cancellable', { orderStatus: status });
      }
      await refundStore.move(tx, id, toPerson ? 'in-review' : 'at-carrier', now);
      const queue = toPerson ? 'air-refunds.review' : 'air-refunds.cancel';
      await jobs.enqueue(tx, queue, { refundId: id });
    });
    phase('R1');
  };
}
