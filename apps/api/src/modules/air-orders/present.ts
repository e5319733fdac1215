import type { AirOrder, Locale, SharedAirOrder } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { AirCatalogue } from '../air-search/catalogue';
import type { PaymentReader } from '../payments/payment-reader';
import { maskEmail, maskPhone } from './mask-contacts';
import type { OrderRow, OrderStore } from './order-store';
import type { OrderTokens } from './order-token';
import { nextBy } from './promises';
import { presentRefund } from './refunds/present-refund';

export interface PresentDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition'> {
  catalogue: Pick<AirCatalogue, 'dictionary'>;
  payments: PaymentReader;
  store: OrderStore;
  tokens: Pick<OrderTokens, 'share'>;
}

/** An order as its guest may see it: names and tickets, but no document, no birth date, contacts masked. */
export async function presentOrder(
  deps: PresentDeps,
  order: OrderRow,
  lang: Locale,
): Promise<AirOrder> {
  const { clock, database, catalogue, edition, payments, store, tokens } = deps;
  const { slices, fare, validatingCarrier } = order.sold;
  const passengers = await store.passengers(database.db, order.number);
  const history = await store.history(database.db, order.number);
  const booker = store.booker(order);
  const unpaid = order.status === 'not-paid';
  return {
    number: order.number,
    status: order.status,
    pnr: order.pnr,
    createdAt: order.created_at.toISOString(),
    payBefore: unpaid ? (order.pay_before?.toISOString() ?? null) : null,
    seats: order.seats,
    seatsUntil: unpaid ? (order.seats_until?.toISOString() ?? null) : null,
    priceUntil: unpaid ? (order.price_until?.toISOString() ?? null) : null,
    serverTime: clock.now().toISOString(),
    total: { amount: order.total, currency: order.currency },
    fare,
    slices,
    validatingCarrier,
    dictionary: catalogue.dictionary(slices, lang),
    passengers: passengers.map(({ type, surname, name, ticketNumber }) => ({
      type,
      surname,
      name,
      ticketNumber,
    })),
    booker: { mobilePhone: maskPhone(booker.mobilePhone), email: maskEmail(booker.email) },
    tickets: order.tickets,
    payment: await payments.latest('air', order.number),
    pointsEarned: fare.pointsEarned,
    refund: await presentRefund(database.db, order.number, { edition, lang }),
    nextBy: nextBy(order, history)?.toISOString() ?? null,
    shareToken: tokens.share(order.number),
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

/** The same order for whoever has its link: flights, number and status, and nothing about a person. */
export async function presentShared(
  { clock, catalogue, payments }: PresentDeps,
  { number, status, pay_before: payBefore, total, currency, sold }: OrderRow,
  lang: Locale,
): Promise<SharedAirOrder> {
  const payment = await payments.latest('air', number);
  return {
    number,
    status,
    payBefore: status === 'not-paid' ? (payBefore?.toISOString() ?? null) : null,
    serverTime: clock.now().toISOString(),
    total: { amount: total, currency },
    slices: sold.slices,
    dictionary: catalogue.dictionary(sold.slices, lang),
    payment: payment && { status: payment.status },
  };
}
