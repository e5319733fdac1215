import {
  createHotelOrderCall,
  lookUpHotelOrderCall,
  getHotelOrderCall,
  cancelHotelOrderCall,
  changeHotelOrderCall,
  changeStayDatesCall,
  offerStayDatesCall,
  listHotelBookingsCall,
  type cancelHotelOrder as CancelHotelOrder,
  type changeHotelOrder as ChangeHotelOrder,
  type changeStayDates as ChangeStayDates,
  type offerStayDates as OfferStayDates,
  type createHotelOrder as CreateHotelOrder,
  type CreateHotelOrder as NewHotelOrder,
  type getHotelOrder as GetHotelOrder,
  type HotelOrder,
  type listHotelBookings as ListHotelBookings,
  type Locale,
  type lookUpHotelOrder as LookUpHotelOrder,
} from '@karvon/contract';
import { call, fillPath } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { CallOptions, Sent, WriteOptions } from '../transport/call-types';

interface OrderInLanguage {
  number: string;
  lang: Locale;
}

/**
 * Books: prices the offer again, requests the room and creates the order. In a browser `accessToken` is empty because
 * it is in a cookie.
 */
export function createHotelOrder(
  transport: Transport,
  order: NewHotelOrder,
  options: WriteOptions,
) {
  return call<typeof CreateHotelOrder>(transport, createHotelOrderCall, {
    body: order,
    ...options,
  });
}

/** Finds an order by its number and the booker's name, and grants access to it. */
export function lookUpHotelOrder(
  transport: Transport,
  search: Sent<typeof LookUpHotelOrder>['body'],
  options?: CallOptions,
) {
  return call<typeof LookUpHotelOrder>(transport, lookUpHotelOrderCall, {
    body: search,
    ...options,
  });
}

/** The current state of an order. */
export function getHotelOrder(
  transport: Transport,
  { number, lang }: OrderInLanguage,
  options?: CallOptions,
) {
  return call<typeof GetHotelOrder>(transport, getHotelOrderCall, {
    params: { number },
    query: { lang },
    ...options,
  });
}

/** Starts the cancellation at the penalty the visitor saw; a higher one is refused as `cancel-penalty-changed`. */
export function cancelHotelOrder(
  transport: Transport,
  {
    number,
    lang,
    expectedPenalty,
  }: OrderInLanguage & { expectedPenalty: NonNullable<HotelOrder['cancelNow']>['penalty'] },
  options: WriteOptions,
) {
  const body = { lang, expectedPenalty };
  return call<typeof CancelHotelOrder>(transport, cancelHotelOrderCall, {
    params: { number },
    body,
    ...options,
  });
}

/** Requests other names of the guests or wishes; the booking stands until the hotel agrees. */
export function changeHotelOrder(
  transport: Transport,
  { number, ...body }: { number: string } & Sent<typeof ChangeHotelOrder>['body'],
  options: WriteOptions,
) {
  return call<typeof ChangeHotelOrder>(transport, changeHotelOrderCall, {
    params: { number },
    body,
    ...options,
  });
}

/** Prices of the same room on other days. */
export function offerStayDates(
  transport: Transport,
  { number, ...body }: { number: string } & Sent<typeof OfferStayDates>['body'],
  options?: CallOptions,
) {
  return call<typeof OfferStayDates>(transport, offerStayDatesCall, {
    params: { number },
    body,
    ...options,
  });
}

/** Books the room on other days; once that is paid, the old order is cancelled free of charge. */
export function changeStayDates(
  transport: Transport,
  { number, ...body }: { number: string } & Sent<typeof ChangeStayDates>['body'],
  options: WriteOptions,
) {
  return call<typeof ChangeStayDates>(transport, changeStayDatesCall, {
    params: { number },
    body,
    ...options,
  });
}

/** The hotel orders of the signed-in user. */
export function listHotelBookings(
  transport: Transport,
  { lang }: { lang: Locale },
  options?: CallOptions,
) {
  return call<typeof ListHotelBookings>(transport, listHotelBookingsCall, {
    query: { lang },
    ...options,
  });
}

function document(transport: Transport, name: string, { number, lang }: OrderInLanguage): string {
  return `${transport.baseUrl}${fillPath(`/v1/hotel/orders/:number/${name}`, { number })}?lang=${lang}`;
}

/** The address of the PDF voucher, for a link, once it is ready; makes no call. */
export function hotelVoucherUrl(transport: Transport, order: OrderInLanguage): string {
  return document(transport, 'voucher.pdf', order);
}

/** The address of the stay and its free-cancellation deadline as calendar events, for a link. */
export function hotelCalendarUrl(transport: Transport, order: OrderInLanguage): string {
  return document(transport, 'calendar.ics', order);
}
