import { dayAt } from '@karvon/calendar';
import { refundRuleOn } from '@karvon/edition';
import type { AppDeps } from '@karvon/platform/app-deps';
import {
  SupplierTermsUnknown,
  type AirlineChange,
  type AirSupplier,
  type CancellationQuote,
} from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { changedSlices, isRefundedWhole } from '../changes/read-change';
import type { OrderRow, OrderStore } from '../store/order-store';
import type { ClaimDecision } from '../store/refund-states';
import { checkGivenBack, quoteRefundAtCarrier } from './quote/quote-at-carrier';
import { refundStore, type RefundRow } from '../store/refund-store';
import { addWorkingDays } from '@karvon/order-ground/working-days';

export interface ReviewRefundDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'edition' | 'jobs' | 'logger' | 'notifyStaff'
> {
  announce: Announce;
  store: OrderStore;
  supplier: AirSupplier;
}

const reasonsFlightsShow = ['flight-cancelled', 'flight-delayed', 'schedule-changed'];

/**
 * Checks forced refunds. A refund that the carrier's records and the dated rules allow is accepted at once, on a carrier's quote
 * that keeps nothing: otherwise we would lose the difference. Every other one waits for a person, who calls `decide`.
 */
export function createRefundReview({
  clock,
  database: { db },
  edition,
  jobs,
  logger,
  announce,
  store,
  supplier,
  notifyStaff,
}: ReviewRefundDeps) {
  const today = () => dayAt(clock.now(), edition.support.utcOffsetMinutes);

  function isSettled(
    { reason, basis_since }: RefundRow,
    { sold }: OrderRow,
    change: AirlineChange | null,
  ): boolean {
    if (change?.answer !== 'open') return false;
    if (reason === null || !reasonsFlightsShow.includes(reason)) return false;
    return isRefundedWhole(
      changedSlices(sold.slices, change),
      refundRuleOn(edition.id, basis_since),
    );
  }

  /** The carrier's own quote, if it returns the whole price. */
  async function wholeQuote(refund: RefundRow, order: OrderRow): Promise<CancellationQuote | null> {
    try {
      const quote = await quoteRefundAtCarrier(supplier, order, refund, false);
      return quote.tariff.kept.amount + quote.taxes.kept.amount > 0 ? null : quote;
    } catch (error) {
      if (error instanceof SupplierTermsUnknown) return null;
      throw error;
    }
  }

  async function accept(
    { id, order_number: number }: RefundRow,
    terms: { supplier_quote_id: string } | { waived: true; by_hand: boolean },
  ): Promise<boolean> {
    const { sentWithinWorkingDays } = refundRuleOn(edition.id, today());
    return db.transaction().execute(async (tx) => {
      if (!(await refundStore.move(tx, id, 'at-carrier', clock.now()))) return false;
      await tx
        .updateTable('air_refunds')
        .set({ sent_by: addWorkingDays(today(), sentWithinWorkingDays), ...terms })
        .where('id', '=', id)
        .execute();
      await announce(tx, { kind: 'air', number, occasion: id }, 'refund-accepted');
      await jobs.enqueue(tx, 'air-refunds.cancel', { refundId: id });
      return true;
    });
  }

  /** The tickets stay valid, and the order gets its former status again. */
  async function decline({ id, order_number: number }: RefundRow): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const now = clock.now();
      if (!(await refundStore.move(tx, id, 'declined', now))) return false;
      await store.setStatus(tx, number, 'paid', now);
      await announce(tx, { kind: 'air', number, occasion: id }, 'claim-declined');
      return true;
    });
  }

  return {
    async review(id: string): Promise<void> {
      const refund = await refundStore.find(db, id);
      if (refund?.state !== 'in-review') return;
      const order = (await store.find(db, refund.order_number))!;
      const change = await supplier.findChange({ supplierOrderId: order.supplier_order_id! });
      const quote = isSettled(refund, order, change) ? await wholeQuote(refund, order) : null;
      if (quote) return void (await accept(refund, { supplier_quote_id: quote.id }));
      const { number } = order;
      logger.warn({ refund: id, order: number }, 'a forced refund waits for a person');
      await db
        .transaction()
        .execute((tx) => notifyStaff(tx, 'refund-claim', [{ id, line: number }]));
    },

    /**
     * A person's decision. False: the refund does not wait for one (any more).
     * @throws problem refund-unavailable: the supplier takes no tickets back itself, so only `accept-by-hand` is possible
     */
    async decide(id: string, decision: ClaimDecision): Promise<boolean> {
      const refund = await refundStore.find(db, id);
      if (refund?.state !== 'in-review') return false;
      if (decision === 'decline') return decline(refund);
      if (decision === 'accept')
        await checkGivenBack(supplier, (await store.find(db, refund.order_number))!, refund);
      return accept(refund, { waived: true, by_hand: decision === 'accept-by-hand' });
    },
  };
}
