import { randomUUID } from 'node:crypto';
import { dayAt } from '@karvon/calendar';
import type { ClaimReason, Locale, RefundPart, RefundQuote, RefundReason } from '@karvon/contract';
import { refundRuleOn } from '@karvon/edition';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { PersonalData } from '@karvon/platform/personal-data';
import type { AirSupplier } from '@karvon/air-catalogue';
import type { PaymentReader } from '@karvon/payments';
import type { OrderRow, OrderStore } from '../../store/order-store';
import { costOfExchanges } from '../../sums/exchange-price';
import { exchangeStore, offerOf, type ExchangeRow } from '../../store/exchange-store';
import { extrasStore, type ExtrasRow } from '../../store/extras-store';
import { paidForLost } from '../../sums/extras-sums';
import { presentQuote } from '../present-refund';
import { paidPrice } from './paid-price';
import { choosePart, givenBack } from '../../parts/part-of-order';
import { extrasOf, refundTotal } from './refund-lines';
import { createRefundTerms } from './refund-terms';
import { refundStore, underWay, type RefundRow } from '../../store/refund-store';
import { splitRefund } from './split-refund';
import { addWorkingDays } from '@karvon/order-ground/working-days';

export interface QuoteRefundDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition'> {
  data: PersonalData;
  payments: PaymentReader;
  store: OrderStore;
  supplier: AirSupplier;
}

export interface RequestedRefund {
  reason?: ClaimReason | undefined;
  comment?: string | undefined;
  part?: RefundPart | undefined;
  /** The amount that the carrier keeps when an operator has given the tickets back there; minor units. */
  kept?: number | undefined;
  lang: Locale;
}

export const commentContext = (id: string) => `air-refund/${id}/comment`;

/**
 * The reason of a forced refund; null for a voluntary one.
 * @throws problem order-not-cancellable, also while the tickets are being asked for
 */
export function groundOf({ status, supply }: OrderRow, reason: ClaimReason | undefined) {
  if (status === 'issue-error' && (supply === 'held' || supply === 'on-payment'))
    return 'not-issued';
  if (status === 'paid' && supply === 'issued') return reason ?? null;
  throw problem('order-not-cancellable', { orderStatus: status });
}

/** The fare of tickets that an operator has exchanged is known to the carrier only, so an operator handles their refund. */
function checkKnownFare(reason: RefundReason | null, exchanged: readonly ExchangeRow[]): void {
  const byHand = exchanged.some((row) => !offerOf(row)?.supplierOfferId);
  if (reason === null && byHand) throw problem('refund-unavailable');
}

/** While the carrier sells extras, it is unknown whether their money comes back. */
export function checkNoneAtCarrier(
  { status }: OrderRow,
  reason: RefundReason | null,
  extras: readonly ExtrasRow[],
): void {
  if (reason !== 'not-issued' && extras.some(({ state }) => state === 'at-carrier'))
    throw problem('order-not-cancellable', { orderStatus: status });
}

/** Calculates a refund and stores it as a quote; nothing is decided yet. */
export function createRefundQuotes({
  clock,
  database: { db },
  edition,
  data,
  payments,
  store,
  supplier,
}: QuoteRefundDeps) {
  const termsOf = createRefundTerms(supplier);

  /** The requested part of an order that has no refund under way. */
  async function chosen(
    order: OrderRow,
    requested: RefundPart | undefined,
    confirmed: RefundRow[],
  ) {
    if (confirmed.some(({ state }) => underWay.includes(state)))
      throw problem('order-not-cancellable', { orderStatus: 'return' });
    const { slices, fare } = order.sold;
    const passengers = await store.passengers(db, order.number);
    const facts = { passengers, slices, returned: givenBack(confirmed), now: clock.now() };
    return choosePart(requested, facts, fare.refund.allowed === 'yes');
  }

  return async function quoteRefund(
    number: string,
    requested: RequestedRefund,
  ): Promise<RefundQuote> {
    const order = await store.find(db, number);
    if (!order) throw problem('order-not-found');
    const reason = groundOf(order, requested.reason);
    const payment = await payments.succeeded('air', number);
    if (!payment) throw problem('order-not-cancellable', { orderStatus: order.status });

    const exchanged = await exchangeStore.done(db, number);
    if (requested.kept === undefined) checkKnownFare(reason, exchanged);
    const confirmed = await refundStore.confirmed(db, number);
    const before = confirmed.filter(({ state }) => state === 'returned');
    const { part, closes } =
      reason === 'not-issued'
        ? { part: null, closes: true }
        : await chosen(order, requested.part, confirmed);
    const offers = exchanged.map((row) => offerOf(row)!);
    const extras = await extrasStore.of(db, number);
    checkNoneAtCarrier(order, reason, extras);
    const lost = paidForLost(extras, part);
    const paidFor = paidPrice(order.sold.fare.price, offers, lost);
    const terms = await termsOf(order, reason, {
      ...{ part, closes, before, paid: paidFor },
      kept: requested.kept,
    });
    const { lines, supplierQuoteId, goodUntil } = terms;
    const now = clock.now();
    const today = dayAt(now, edition.support.utcOffsetMinutes);
    const rule = refundRuleOn(edition.id, today);
    const ours = now.getTime() + rule.quoteMinutes * 60_000;
    const total = refundTotal(lines);
    // Points pay no part of the extras.
    const backForExtras = extrasOf(lines).back;
    const all = (of: (row: RefundRow) => number) => before.reduce((sum, row) => sum + of(row), 0);
    const whole = order.total + costOfExchanges(exchanged);
    const moneyBefore = all((row) => row.total - extrasOf(row.lines).back);
    const back = splitRefund(
      total.amount - backForExtras,
      { ...order, total: whole },
      { money: moneyBefore, points: all((row) => row.points_returned) },
    );
    const earnedLeft = order.points_earned - all((row) => row.points_cancelled);
    const paid = lines.reduce((sum, line) => sum + line.paid.amount, 0) - lost;
    const earnedShare = Math.floor((order.points_earned * paid) / whole);
    const id = randomUUID();
    await db.transaction().execute((tx) =>
      refundStore.insert(tx, {
        id,
        order_number: number,
        state: 'quoted',
        kind: reason === null ? 'voluntary' : 'forced',
        reason,
        comment_sealed: requested.comment ? data.seal(requested.comment, commentContext(id)) : null,
        supplier_quote_id: supplierQuoteId,
        payment_id: payment.id,
        lines: JSON.stringify(lines),
        total: Math.min(back.money, whole - order.points_worth - moneyBefore) + backForExtras,
        currency: total.currency,
        basis_since: rule.since,
        sent_by: addWorkingDays(today, rule.sentWithinWorkingDays),
        part: part && JSON.stringify(part),
        closes,
        by_hand: requested.kept !== undefined,
        points_cancelled: closes ? earnedLeft : Math.min(earnedShare, earnedLeft),
        points_returned: back.points,
        expires_at: new Date(Math.min(ours, goodUntil?.getTime() ?? ours)),
        created_at: now,
      }),
    );
    const quoted = (await refundStore.find(db, id))!;
    return presentQuote(quoted, { edition, method: payment.method, lang: requested.lang });
  };
}
