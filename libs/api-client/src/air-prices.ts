import type {
  getPriceCalendar as GetPriceCalendar,
  listAirDirections as ListAirDirections,
} from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Sent, Wire } from './wire';

export const airPriceWires = {
  calendar: { method: 'GET', path: '/v1/air/price-calendar' } as Wire<typeof GetPriceCalendar>,
  directions: { method: 'GET', path: '/v1/air/directions' } as Wire<typeof ListAirDirections>,
};

/** The lowest known price of each day. */
export function getPriceCalendar(
  transport: Transport,
  query: Sent<typeof GetPriceCalendar>['query'],
  options?: CallOptions,
) {
  return call(transport, airPriceWires.calendar, { query, ...options });
}

/** Popular directions with the lowest known prices of the coming weeks. */
export function listAirDirections(
  transport: Transport,
  query: Sent<typeof ListAirDirections>['query'],
  options?: CallOptions,
) {
  return call(transport, airPriceWires.directions, { query, ...options });
}
