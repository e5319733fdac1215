import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import { phase } from '@karvon/platform/phase';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { OrderRow, OrderStore } from '../store/order-store';
import { agreedExchangeStates } from '../store/exchange-states';
import { exchangeStore } from '../store/exchange-store';
import { extrasStore } from '../store/extras-store';
import { withdrawChoice } from '../extras/withdraw-choice';
import { whileNobodyPays, type ClosePayments } from '../payment/while-nobody-pays';
import { checkNoneAtCarrier, groundOf } from './quote/quote-refund';
import { paidForLost } from '../sums/extras-sums';
import { choosePart, givenBack, isOpen } from '../parts/part-of-order';
import { extrasOf } from './quote/refund-lines';
import { refundStore, underWay, type RefundRow } from '../store/refund-store';

/**
 * Confirms the refund of an order, or of a part, on the terms of a quote (phase R1). Order, refund and the next job change in one
 * transaction. If a part of the order stays, the order stays paid. A repeated confirmation changes nothing.
 */
export function createRefundConfirmation({
  announce,
  clock,
  database: { db },
  jobs,
  closePayments,
  store,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs'> & {
  announce: Announce;
  closePayments: ClosePayments;
  store: OrderStore;
}) {
  /**
   * Checks that no other refund is under way, and that since the quote neither the tickets came nor the part was given back nor
   * the tickets exchanged nor extras bought.
   */
  async function checkStillSo(tx: Tx, order: OrderRow, refund: RefundRow): Promise<void> {
    const { part, closes, created_at: quotedAt } = refund;
    const { number, status, sold } = order;
    const claimed = refund.reason === 'not-issued' ? undefined : (refund.reason ?? undefined);
    if (groundOf(order, claimed) !== refund.reason) throw problem('refund-quote-expired');
    if (await exchangeStore.doneSince(tx, number, quotedAt)) throw problem('refund-quote-expired');
    const extras = await extrasStore.of(tx, number);
    checkNoneAtCarrier(order, refund.reason, extras);
    if (paidForLost(extras, part) !== extrasOf(refund.lines).paid)
      throw problem('refund-quote-expired');
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

  /** Ends an exchange that is only requested. An exchange that the visitor has accepted or paid must end before a refund. */
  async function endExchange(tx: Tx, { number, status }: OrderRow): Promise<void> {
    const exchange = await exchangeStore.open(tx, number);
    if (!exchange) return;
    if (agreedExchangeStates.includes(exchange.state))
      throw problem('order-not-cancellable', { orderStatus: status });
    await exchangeStore.move(tx, exchange.id, 'withdrawn', clock.now());
  }

  return async function confirmRefund(number: string, id: string): Promise<void> {
    const refund = await refundStore.find(db, id);
    if (!refund || refund.order_number !== number) throw problem('refund-quote-expired');
    if (refund.state !== 'quoted') return;
    const now = clock.now();
    if (refund.expires_at <= now) throw problem('refund-quote-expired');
    const toPerson = refund.kind === 'forced' && refund.reason !== 'not-issued';
    const confirm = async (tx: Tx) => {
      const order = await store.lock(tx, number);
      // Another call has confirmed the same quote.
      if ((await refundStore.find(tx, id))?.state !== 'quoted') return;
      await checkStillSo(tx, order, refund);
      await endExchange(tx, order);
      await withdrawChoice(tx, number, now);
      if (refund.closes && !(await store.setStatus(tx, number, 'return', now)))
        throw problem('order-not-cancellable', { orderStatus: order.status });
      await refundStore.move(tx, id, toPerson ? 'in-review' : 'at-carrier', now);
      const queue = toPerson ? 'air-refunds.review' : 'air-refunds.cancel';
      const event = toPerson ? 'claim-received' : 'refund-accepted';
      await announce(tx, { kind: 'air', number, occasion: id }, event);
      await jobs.enqueue(tx, queue, { refundId: id });
    };
    await whileNobodyPays(closePayments, number, () => db.transaction().execute(confirm));
    phase('R1');
  };
}
