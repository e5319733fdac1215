import { randomUUID } from 'node:crypto';
import { dayAt } from '@karvon/calendar';
import { refundRuleOn } from '@karvon/edition';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { PaymentReader } from '@karvon/payments';
import { extrasStore } from '../store/extras-store';
import { paidForLost, toPayWithExtras } from '../sums/extras-sums';
import type { OrderRow, OrderStore } from '../store/order-store';
import { paidPrice } from './quote/paid-price';
import { forcedLines } from './quote/refund-lines';
import { refundStore } from '../store/refund-store';
import { addWorkingDays } from '@karvon/order-ground/working-days';

export type RefundUnissued = (tx: Tx, order: OrderRow) => Promise<void>;

/** Refunds a paid order whose seats cannot be had; nobody has to request it. */
export function createUnissuedRefund({
  announce,
  clock,
  edition,
  jobs,
  payments,
  store,
}: Pick<AppDeps, 'clock' | 'edition' | 'jobs'> & {
  announce: Announce;
  payments: PaymentReader;
  store: OrderStore;
}): RefundUnissued {
  return async function refundUnissued(tx, order) {
    const { number, sold } = order;
    const payment = await payments.succeeded('air', number, tx);
    const now = clock.now();
    if (!payment || !(await store.setStatus(tx, number, 'return', now))) return;
    const today = dayAt(now, edition.support.utcOffsetMinutes);
    const rule = refundRuleOn(edition.id, today);
    const extras = await extrasStore.of(tx, number);
    const lines = forcedLines(paidPrice(sold.fare.price, [], paidForLost(extras, null)));
    const refundId = randomUUID();
    await refundStore.insert(tx, {
      id: refundId,
      order_number: number,
      state: 'at-carrier',
      kind: 'forced',
      reason: 'not-issued',
      comment_sealed: null,
      supplier_quote_id: null,
      payment_id: payment.id,
      lines: JSON.stringify(lines),
      total: toPayWithExtras(order, extras).amount,
      currency: order.currency,
      basis_since: rule.since,
      sent_by: addWorkingDays(today, rule.sentWithinWorkingDays),
      points_cancelled: order.points_earned,
      points_returned: order.points_spent,
      expires_at: now,
      created_at: now,
    });
    await announce(tx, { kind: 'air', number, occasion: refundId }, 'refund-accepted');
    await jobs.enqueue(tx, 'air-refunds.cancel', { refundId });
  };
}
