import { randomUUID } from 'node:crypto';
import { dayAt } from '@karvon/calendar';
import type { ClaimReason, Locale, RefundLine, RefundQuote, RefundReason } from '@karvon/contract';
import { refundRuleOn } from '@karvon/edition';
import type { AppDeps } from '../../../app-deps';
import { problem } from '../../../http/problem';
import type { PersonalData } from '../../../personal-data';
import { SupplierTermsUnknown, type AirSupplier } from '../../air-search/suppliers/air-supplier';
import type { PaymentReader } from '../../payments/payment-reader';
import type { OrderRow, OrderStore } from '../order-store';
import { presentQuote } from './present-refund';
import { forcedLines, refundTotal, voluntaryLines } from './refund-lines';
import { refundStore } from './refund-store';
import { addWorkingDays } from './working-days';

export interface QuoteRefundDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition'> {
  data: PersonalData;
  payments: PaymentReader;
  store: OrderStore;
  supplier: AirSupplier;
}

export interface RefundAsked {
  reason?: ClaimReason | undefined;
  comment?: string | undefined;
  lang: Locale;
}

interface Terms {
  lines: RefundLine[];
  supplierQuoteId: string | null;
  goodUntil: Date | null;
}

export const commentContext = (id: string) => `air-refund/${id}/comment`;

/** Why this order may be given back now; null is a change of mind. */
function groundOf({ status, supply }: OrderRow, reason: ClaimReason | undefined) {
  if (status === 'issue-error' && (supply === 'held' || supply === 'on-payment'))
    return 'not-issued';
  if (status === 'paid' && supply === 'issued') return reason ?? null;
  throw problem('order-not-cancellable', { orderStatus: status });
}

/** Counts what giving an order back would bring and keeps it as a quote; nothing is decided yet. */
export function createQuoteRefund({
  clock,
  database: { db },
  edition,
  data,
  payments,
  store,
  supplier,
}: QuoteRefundDeps) {
  async function termsOf(order: OrderRow, reason: RefundReason | null): Promise<Terms> {
    const { price } = order.sold.fare;
    if (reason !== null)
      return { lines: forcedLines(price), supplierQuoteId: null, goodUntil: null };
    try {
      const quote = await supplier.quoteCancellation({
        supplierOrderId: order.supplier_order_id!,
        reason: null,
        waived: false,
      });
      const lines = voluntaryLines(price, quote);
      return { lines, supplierQuoteId: quote.id, goodUntil: quote.expiresAt };
    } catch (error) {
      if (error instanceof SupplierTermsUnknown) throw problem('refund-unavailable', {}, error);
      throw error;
    }
  }

  return async function quoteRefund(number: string, asked: RefundAsked): Promise<RefundQuote> {
    const order = await store.find(db, number);
    if (!order) throw problem('order-not-found');
    const reason = groundOf(order, asked.reason);
    const payment = await payments.succeeded('air', number);
    if (!payment) throw problem('order-not-cancellable', { orderStatus: order.status });

    const { lines, supplierQuoteId, goodUntil } = await termsOf(order, reason);
    const now = clock.now();
    const today = dayAt(now, edition.support.utcOffsetMinutes);
    const rule = refundRuleOn(edition.id, today);
    const ours = now.getTime() + rule.quoteMinutes * 60_000;
    const total = refundTotal(lines);
    const id = randomUUID();
    await db.transaction().execute((tx) =>
      refundStore.insert(tx, {
        id,
        order_number: number,
        state: 'quoted',
        kind: reason === null ? 'voluntary' : 'forced',
        reason,
        comment_sealed: asked.comment ? data.seal(asked.comment, commentContext(id)) : null,
        supplier_quote_id: supplierQuoteId,
        payment_id: payment.id,
        lines: JSON.stringify(lines),
        total: total.amount,
        currency: total.currency,
        basis_since: rule.since,
        sent_by: addWorkingDays(today, rule.sentWithinWorkingDays),
        points_cancelled: order.sold.fare.pointsEarned,
        expires_at: new Date(Math.min(ours, goodUntil?.getTime() ?? ours)),
        created_at: now,
      }),
    );
    const quoted = (await refundStore.find(db, id))!;
    return presentQuote(quoted, { edition, method: payment.method, lang: asked.lang });
  };
}
