import type {
  cancelAirOrder as CancelAirOrder,
  createAirOrder as CreateAirOrder,
  CreateAirOrder as NewAirOrder,
  getAirOrder as GetAirOrder,
  getAirOrderRules as GetAirOrderRules,
  getSharedAirOrder as GetSharedAirOrder,
  Locale,
  lookUpAirOrder as LookUpAirOrder,
} from '@karvon/contract';
import { call, fillPath } from './call';
import type { Transport } from './transport';
import type { CallOptions, Sent, Wire, WriteOptions } from './wire';

export const airOrderWires = {
  create: { method: 'POST', path: '/v1/air/orders', idempotent: true } as Wire<
    typeof CreateAirOrder
  >,
  lookUp: { method: 'POST', path: '/v1/air/orders/lookup' } as Wire<typeof LookUpAirOrder>,
  get: { method: 'GET', path: '/v1/air/orders/:number' } as Wire<typeof GetAirOrder>,
  cancel: { method: 'POST', path: '/v1/air/orders/:number/cancel', idempotent: true } as Wire<
    typeof CancelAirOrder
  >,
  rules: { method: 'GET', path: '/v1/air/orders/:number/fare-rules' } as Wire<
    typeof GetAirOrderRules
  >,
  shared: { method: 'GET', path: '/v1/air/shared-orders/:token' } as Wire<typeof GetSharedAirOrder>,
};

interface OrderInLanguage {
  number: string;
  lang: Locale;
}

/** Books: prices again, holds the seats and creates the order. In a browser `accessToken` is empty: it went into a cookie. */
export function createAirOrder(transport: Transport, order: NewAirOrder, options: WriteOptions) {
  return call(transport, airOrderWires.create, { body: order, ...options });
}

/** Finds an order by booking number and surname, and with it the right to see it. */
export function lookUpAirOrder(
  transport: Transport,
  search: Sent<typeof LookUpAirOrder>['body'],
  options?: CallOptions,
) {
  return call(transport, airOrderWires.lookUp, { body: search, ...options });
}

/** An order as it stands. */
export function getAirOrder(
  transport: Transport,
  { number, lang }: OrderInLanguage,
  options?: CallOptions,
) {
  return call(transport, airOrderWires.get, { params: { number }, query: { lang }, ...options });
}

/** Gives the seats of an unpaid order back. */
export function cancelAirOrder(
  transport: Transport,
  { number, lang }: OrderInLanguage,
  options: WriteOptions,
) {
  return call(transport, airOrderWires.cancel, { params: { number }, body: { lang }, ...options });
}

/** The rules of the fare as it was sold. */
export function getAirOrderRules(
  transport: Transport,
  { number, lang }: OrderInLanguage,
  options?: CallOptions,
) {
  return call(transport, airOrderWires.rules, { params: { number }, query: { lang }, ...options });
}

/** The flights, number and status of an order, by a link its guest gave away. */
export function getSharedAirOrder(
  transport: Transport,
  { token, lang }: { token: string; lang: Locale },
  options?: CallOptions,
) {
  return call(transport, airOrderWires.shared, { params: { token }, query: { lang }, ...options });
}

function document(transport: Transport, name: string, { number, lang }: OrderInLanguage): string {
  return `${transport.baseUrl}${fillPath(`/v1/air/orders/:number/${name}`, { number })}?lang=${lang}`;
}

/** Where the PDF receipt is downloaded; a link's address, not a call. */
export function airTicketsUrl(transport: Transport, order: OrderInLanguage): string {
  return document(transport, 'tickets.pdf', order);
}

/** Where the flights are downloaded as calendar events. */
export function airCalendarUrl(transport: Transport, order: OrderInLanguage): string {
  return document(transport, 'calendar.ics', order);
}
