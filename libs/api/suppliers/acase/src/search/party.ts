import type { SupplierStay } from '@karvon/hotel-supply/hotel-supplier';

/** The most guests that one room may be requested for. */
const IN_A_ROOM = 3;

export interface Party {
  rooms: number;
  /** Guests of the fullest room: all rooms are booked and paid for that many. */
  adults: number;
  childAges: number[];
}

/** Spreads a party over rooms of one kind, because a search is for one room. */
export function partyOf({ adults, childAges }: Pick<SupplierStay, 'adults' | 'childAges'>): Party {
  const rooms = Math.ceil((adults + childAges.length) / IN_A_ROOM);
  const oldestFirst = [...childAges].sort((a, b) => b - a);
  return {
    rooms: Math.min(rooms, adults),
    adults: Math.ceil(adults / Math.min(rooms, adults)),
    childAges: oldestFirst.slice(0, Math.ceil(childAges.length / Math.min(rooms, adults))),
  };
}
