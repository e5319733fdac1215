import {
  listAirBookingsCall,
  type listAirBookings as ListAirBookings,
  type Locale,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { CallOptions } from '../transport/call-types';

/** The signed-in user's air orders, upcoming ones first. */
export function listAirBookings(transport: Transport, lang: Locale, options?: CallOptions) {
  return call<typeof ListAirBookings>(transport, listAirBookingsCall, {
    query: { lang },
    ...options,
  });
}
