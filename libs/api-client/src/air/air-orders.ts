import {
  acceptScheduleChangeCall,
  createAirOrderCall,
  lookUpAirOrderCall,
  getAirOrderCall,
  cancelAirOrderCall,
  getAirOrderRulesCall,
  getSharedAirOrderCall,
  type acceptScheduleChange as AcceptScheduleChange,
  type cancelAirOrder as CancelAirOrder,
  type createAirOrder as CreateAirOrder,
  type CreateAirOrder as NewAirOrder,
  type getAirOrder as GetAirOrder,
  type getAirOrderRules as GetAirOrderRules,
  type getSharedAirOrder as GetSharedAirOrder,
  type Locale,
  type lookUpAirOrder as LookUpAirOrder,
} from '@karvon/contract';
import { call, fillPath } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { CallOptions, Sent, WriteOptions } from '../transport/call-types';

interface OrderInLanguage {
  number: string;
  lang: Locale;
}

/**
 * Books: prices the offer again, holds the seats and creates the order. In a browser `accessToken` is empty because it
 * is in a cookie.
 */
export function createAirOrder(transport: Transport, order: NewAirOrder, options: WriteOptions) {
  return call<typeof CreateAirOrder>(transport, createAirOrderCall, { body: order, ...options });
}

/** Finds an order by booking number and surname, and grants access to it. */
export function lookUpAirOrder(
  transport: Transport,
  search: Sent<typeof LookUpAirOrder>['body'],
  options?: CallOptions,
) {
  return call<typeof LookUpAirOrder>(transport, lookUpAirOrderCall, { body: search, ...options });
}

/** The current state of an order. */
export function getAirOrder(
  transport: Transport,
  { number, lang }: OrderInLanguage,
  options?: CallOptions,
) {
  return call<typeof GetAirOrder>(transport, getAirOrderCall, {
    params: { number },
    query: { lang },
    ...options,
  });
}

/** Cancels an unpaid order; its seats are released. */
export function cancelAirOrder(
  transport: Transport,
  { number, lang }: OrderInLanguage,
  options: WriteOptions,
) {
  return call<typeof CancelAirOrder>(transport, cancelAirOrderCall, {
    params: { number },
    body: { lang },
    ...options,
  });
}

/** Agrees to the flights the airline has changed; returns the order with them. */
export function acceptScheduleChange(
  transport: Transport,
  { number, id, lang }: OrderInLanguage & { id: string },
  options: WriteOptions,
) {
  return call<typeof AcceptScheduleChange>(transport, acceptScheduleChangeCall, {
    params: { number, id },
    body: { lang },
    ...options,
  });
}

/** The rules of the fare as it was sold. */
export function getAirOrderRules(
  transport: Transport,
  { number, lang }: OrderInLanguage,
  options?: CallOptions,
) {
  return call<typeof GetAirOrderRules>(transport, getAirOrderRulesCall, {
    params: { number },
    query: { lang },
    ...options,
  });
}

/** The flights, number and status of an order, by its share link. */
export function getSharedAirOrder(
  transport: Transport,
  { token, lang }: { token: string; lang: Locale },
  options?: CallOptions,
) {
  return call<typeof GetSharedAirOrder>(transport, getSharedAirOrderCall, {
    params: { token },
    query: { lang },
    ...options,
  });
}

function document(transport: Transport, name: string, { number, lang }: OrderInLanguage): string {
  return `${transport.baseUrl}${fillPath(`/v1/air/orders/:number/${name}`, { number })}?lang=${lang}`;
}

/** The address of the PDF receipt, for a link; makes no call. */
export function airTicketsUrl(transport: Transport, order: OrderInLanguage): string {
  return document(transport, 'tickets.pdf', order);
}

/** The address of the flights as calendar events, for a link. */
export function airCalendarUrl(transport: Transport, order: OrderInLanguage): string {
  return document(transport, 'calendar.ics', order);
}
