import type { PaymentStatus } from '@karvon/contract';
import { compareMoney, type Money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import { invalid, problem } from '@karvon/platform/http/problem';
import { phase } from '@karvon/platform/phase';
import type { CancellationStart } from './begin-cancellation';
import { cancelTermsAt, termsOncePaid, type CancelTerms } from '../terms/cancel-terms';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';

export interface CancelOrderDeps extends Pick<AppDeps, 'clock' | 'database'>, CancellationStart {
  store: HotelOrderStore;
  /** Closes the order's open payments at the bank, and records one that was just paid. */
  closePayments: (orderNumber: string) => Promise<PaymentStatus[]>;
}

/** Cancels orders before the stay: the guest wants it, or nobody paid in time. */
export function createOrderCancellation(deps: CancelOrderDeps) {
  const { clock, database, store, beginCancellation, wishes, closePayments } = deps;
  const { db } = database;

  /** The present terms. Throws when the visitor has not agreed to so much. */
  function agreedTerms(
    order: HotelOrderRow,
    expected: Money,
    termsOf = cancelTermsAt,
  ): CancelTerms {
    const terms = termsOf(order, clock.now());
    if (!terms) throw problem('order-not-cancellable', { orderStatus: order.status });
    if (terms.penalty.currency !== expected.currency)
      throw invalid('expectedPenalty.currency', 'currency', `the price is in ${order.currency}`);
    if (compareMoney(terms.penalty, expected) > 0)
      throw problem('cancel-penalty-changed', { oldPenalty: expected, newPenalty: terms.penalty });
    return terms;
  }

  const over = ({ status }: HotelOrderRow) => status === 'cancelling' || status === 'canceled';

  return {
    /**
     * The guest, or the agency, cancels at the penalty that he has seen. A repeated call changes nothing. A bank that is
     * processing a payment cannot be stopped: the order keeps the wish to cancel, and is cancelled
     * when the bank answers.
     * @throws problem cancel-penalty-changed when it costs more now; order-not-cancellable
     */
    async cancel(
      number: string,
      expected: Money,
      reason: 'guest' | 'agency' = 'guest',
    ): Promise<void> {
      const before = (await store.find(db, number))!;
      if (over(before)) return;
      agreedTerms(before, expected);
      const closed = before.status === 'waiting-for-payment' ? await closePayments(number) : [];
      await db.transaction().execute(async (tx) => {
        // The order may just have been paid, or a deadline may have passed: the terms are those of this moment.
        const order = await store.lock(tx, number);
        if (over(order)) return;
        const waits = await wishes.waits(tx, number, order, closed);
        const agreed = agreedTerms(order, expected, waits ? termsOncePaid : cancelTermsAt);
        const terms = { penalty: agreed.penalty.amount, refund: agreed.refund.amount };
        if (waits) await wishes.keep(tx, number, { reason, ...terms });
        else await beginCancellation(tx, number, reason, terms);
      });
      phase('C1');
    },

    /** The job: the time to pay is over. Money that still comes finds the order cancelled and goes back. */
    async lapse(number: string): Promise<void> {
      const order = await store.find(db, number);
      if (order?.status !== 'waiting-for-payment') return;
      await closePayments(number);
      await db.transaction().execute(async (tx) => {
        const now = await store.lock(tx, number);
        if (now.status !== 'waiting-for-payment') return;
        const reason = now.cancel_reason ?? 'not-paid';
        await beginCancellation(tx, number, reason, { penalty: 0, refund: 0 });
      });
    },
  };
}
