import type { Slice } from '@karvon/contract';
import type { FlightItem } from './item';

/** What tells a search from its order and filters in an address. */
const names = ['from', 'to', 'out', 'back', 'then', 'adult', 'child', 'baby', 'class'];

/**
 * The itinerary of an offer. It says nothing of the seller: the same flights found again are the same item.
 * @param search the address of the results, whatever else it says
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
