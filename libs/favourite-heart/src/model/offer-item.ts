import type { Slice } from '@karvon/contract';
import type { FlightItem } from './item';

/** The parameters of an address that belong to the search, without order and filters. */
const names = ['from', 'to', 'out', 'back', 'then', 'adult', 'child', 'baby', 'class'];

/**
 * The itinerary of an offer. It does not contain the seller: the same flights found again are the same item.
 * @param search the address of the results, with any other parameters
 */
export function offerItem(slices: readonly Slice[], search: URLSearchParams): FlightItem {
  return {
    kind: 'air',
    search: Object.fromEntries(
      names.flatMap((name) => {
        const value = search.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
    slices: slices.map(({ segments }) =>
      segments.map(({ flightNumber, departingAt }) => ({
        number: flightNumber.replace(/[^A-Z0-9]/g, ''),
        day: departingAt.slice(0, 10),
        time: departingAt.slice(11, 16),
      })),
    ),
  };
}
