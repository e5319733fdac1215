import {
  getPriceCalendarCall,
  listAirDirectionsCall,
  type getPriceCalendar as GetPriceCalendar,
  type listAirDirections as ListAirDirections,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { CallOptions, Sent } from '../transport/call-types';

/** The lowest known price of each day. */
export function getPriceCalendar(
  transport: Transport,
  query: Sent<typeof GetPriceCalendar>['query'],
  options?: CallOptions,
) {
  return call<typeof GetPriceCalendar>(transport, getPriceCalendarCall, { query, ...options });
}

/** Popular directions with the lowest known prices of the coming weeks. */
export function listAirDirections(
  transport: Transport,
  query: Sent<typeof ListAirDirections>['query'],
  options?: CallOptions,
) {
  return call<typeof ListAirDirections>(transport, listAirDirectionsCall, { query, ...options });
}
