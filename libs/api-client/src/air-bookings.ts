import type { listAirBookings as ListAirBookings, Locale } from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Wire } from './wire';

export const airBookingWires = {
  list: { method: 'GET', path: '/v1/air/bookings' } as Wire<typeof ListAirBookings>,
};

/** The signed-in user's air orders, upcoming ones first. */
export function listAirBookings(transport: Transport, lang: Locale, options?: CallOptions) {
  return call(transport, airBookingWires.list, { query: { lang }, ...options });
}
