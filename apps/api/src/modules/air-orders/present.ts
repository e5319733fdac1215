import type { AirOrder, Locale } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { AirCatalogue } from '../air-search/catalogue';
import type { PaymentReader } from '../payments/payment-reader';
import { maskEmail, maskPhone } from './mask-contacts';
import type { OrderRow, OrderStore } from './order-store';

export interface PresentDeps extends Pick<AppDeps, 'clock' | 'database'> {
  catalogue: Pick<AirCatalogue, 'dictionary'>;
  payments: PaymentReader;
  store: OrderStore;
}

/** An order as its guest may see it: names and tickets, but no document, no birth date, contacts masked. */
export async function presentOrder(
  deps: PresentDeps,
  order: OrderRow,
  lang: Locale,
): Promise<AirOrder> {
  const { clock, database, catalogue, payments, store } = deps;
  const { slices, fare, validatingCarrier } = order.sold;
  const passengers = await store.passengers(database.db, order.number);
  const history = await store.history(database.db, order.number);
  const booker = store.booker(order);
  return {
    number: order.number,
    status: order.status,
    pnr: order.pnr,
    createdAt: order.created_at.toISOString(),
    payBefore: order.status === 'not-paid' ? (order.pay_before?.toISOString() ?? null) : null,
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
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}
