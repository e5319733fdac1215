import type { SupplierStay } from '../../hotel-supplier';

/** As many as one room is asked for at once. */
const IN_A_ROOM = 3;

export interface Party {
  rooms: number;
  /** Of the fullest room: all of them are booked, and paid, as if they were so full. */
  adults: number;
  childAges: number[];
}

/** Spreads a party over rooms of one kind: they sell one room at a time. */
export function partyOf({ adults, childAges }: Pick<SupplierStay, 'adults' | 'childAges'>): Party {
  const rooms = Math.ceil((adults + childAges.length) / IN_A_ROOM);
  const oldestFirst = [...childAges].sort((a, b) => b - a);
  return {
    rooms: Math.min(rooms, adults),
    adults: Math.ceil(adults / Math.min(rooms, adults)),
    childAges: oldestFirst.slice(0, Math.ceil(childAges.length / Math.min(rooms, adults))),
  };
}
