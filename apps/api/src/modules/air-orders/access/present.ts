import type { AirOrder, Locale, SharedAirOrder } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { AirCatalogue } from '@karvon/air-catalogue';
import { paidOf, type PaymentReader } from '@karvon/payments';
import { maskEmail, maskPhone } from '@karvon/order-ground/mask-contacts';
import { paidSince } from '@karvon/order-ground/paid-since';
import type { OrderRow, OrderStore } from '../store/order-store';
import type { OrderTokens } from '@karvon/order-ground/order-token';
import { presentChange } from '../changes/present-change';
import { presentExchange } from '../exchanges/present-exchange';
import { offerOf } from '../store/exchange-store';
import { extrasStore } from '../store/extras-store';
import { toPayWithExtras } from '../sums/extras-sums';
import { presentExtras } from '../extras/present-extras';
import { nextBy } from '../fulfil/promises';
import { presentRefunds } from '../refunds/present-refund';
import { givenBack, returnedOf } from '../parts/part-of-order';
import type { RefundDocuments } from '../refunds/documents/refund-documents';
import type { RefundRow } from '../store/refund-store';
import { readFacts, type OrderFacts } from './order-facts';

export interface PresentDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition'> {
  catalogue: Pick<AirCatalogue, 'dictionary'>;
  payments: PaymentReader;
  documents: RefundDocuments;
  store: OrderStore;
  tokens: Pick<OrderTokens, 'share'>;
}

/**
 * Promised points that refunds of parts have cancelled. The refund that closes the order is left out: it shows its own points.
 */
const lostWithParts = (refunds: readonly RefundRow[]): number =>
  refunds
    .filter(({ closes, state }) => !closes && (state === 'at-bank' || state === 'returned'))
    .reduce((all, { points_cancelled: lost }) => all + lost, 0);

/**
 * An order as its guest may see it: names and tickets, but no document, no birth date, contacts masked.
 * @param facts facts that were read already; read if left out
 */
export async function presentOrder(
  deps: PresentDeps,
  order: OrderRow,
  lang: Locale,
  facts?: OrderFacts,
): Promise<AirOrder> {
  const { clock, database, catalogue, documents, edition, payments, store, tokens } = deps;
  const { slices, fare, validatingCarrier } = order.sold;
  const known = facts ?? (await readFacts(deps, order));
  const { passengers, history, refunds: confirmed, scheduleChange, payment } = known;
  const find = () => store.find(database.db, order.number);
  const paid = await paidSince(order, 'not-paid', payment, find);
  if (paid) return presentOrder(deps, paid, lang);
  const { exchange, extras, latePayments } = known;
  const toPay = toPayWithExtras(order, extras);
  const booker = store.booker(order);
  const [refund = null, ...earlierRefunds] = await presentRefunds(database.db, confirmed, {
    documents,
    edition,
    lang,
    payments,
  });
  const parts = givenBack(confirmed);
  const newSlices = exchange ? [...exchange.before, ...(offerOf(exchange)?.slices ?? [])] : [];
  const unpaid = order.status === 'not-paid';
  const cancelWished = unpaid && order.cancel_wished_by !== null;
  return {
    number: order.number,
    status: order.status,
    ...(order.cancelled_by && { cancelledBy: order.cancelled_by }),
    ...(cancelWished && { cancelWished }),
    pnr: order.pnr,
    createdAt: order.created_at.toISOString(),
    payBefore: unpaid ? (order.pay_before?.toISOString() ?? null) : null,
    seats: order.seats,
    seatsUntil: unpaid ? (order.seats_until?.toISOString() ?? null) : null,
    priceUntil: unpaid ? (order.price_until?.toISOString() ?? null) : null,
    serverTime: clock.now().toISOString(),
    total: { amount: order.total, currency: order.currency },
    pointsSpent: order.points_spent,
    toPay,
    fare,
    slices,
    validatingCarrier,
    dictionary: catalogue.dictionary([...slices, ...newSlices], lang),
    passengers: passengers.map(({ type, surname, name, ticketNumber }, index) => ({
      type,
      surname,
      name,
      ticketNumber,
      returned: returnedOf(parts, index),
    })),
    booker: { mobilePhone: maskPhone(booker.mobilePhone), email: maskEmail(booker.email) },
    tickets: order.tickets,
    payment,
    ...paidOf(known.payments, latePayments),
    paymentMethods: unpaid && !cancelWished ? payments.methodsOf(toPay) : [],
    // Before the payment a guest is promised no points: see earnPoints.
    pointsEarned:
      unpaid && order.user_id === null ? 0 : order.points_earned - lostWithParts(confirmed),
    refund,
    earlierRefunds,
    scheduleChange,
    exchange: exchange ? await presentExchange(deps, exchange) : null,
    extras: await Promise.all(extras.map((row) => presentExtras(deps, row))),
    latePayments,
    nextBy: nextBy(order, history)?.toISOString() ?? null,
    shareToken: tokens.share(order.number),
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

/** An order as its share link shows it: flights, number and status, and nothing about a person. */
export async function presentShared(
  deps: PresentDeps,
  order: OrderRow,
  lang: Locale,
): Promise<SharedAirOrder> {
  const { clock, catalogue, database, payments, store } = deps;
  const { number, status, tickets, pay_before: payBefore, total, currency, sold } = order;
  const toPay = toPayWithExtras(order, await extrasStore.of(database.db, number));
  const scheduleChange = await presentChange(deps, number);
  const payment = await payments.latest('air', number);
  const paid = await paidSince(order, 'not-paid', payment, () => store.find(database.db, number));
  if (paid) return presentShared(deps, paid, lang);
  const unpaid = status === 'not-paid';
  const payable = unpaid && order.cancel_wished_by === null;
  return {
    number,
    status,
    tickets,
    payBefore: unpaid ? (payBefore?.toISOString() ?? null) : null,
    serverTime: clock.now().toISOString(),
    total: { amount: total, currency },
    toPay,
    slices: sold.slices,
    dictionary: catalogue.dictionary(sold.slices, lang),
    scheduleChange,
    payment,
    paymentMethods: payable ? payments.methodsOf(toPay) : [],
  };
}
