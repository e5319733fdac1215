import type { SupplierStay } from '../../hotel-supplier';

/** How many are put into one room before a second one is requested; the supplier allows more. */
const IN_A_ROOM = 4;
/** The supplier's own limits of a room. */
const MAX_ADULTS = 6;
const MAX_CHILDREN = 4;

export interface PartyRoom {
  adults: number;
  /** Ages. */
  children: number[];
}

/** Spreads a party over rooms; null for a party that the supplier has no rooms for. */
export function partyOf({
  adults,
  childAges,
}: Pick<SupplierStay, 'adults' | 'childAges'>): PartyRoom[] | null {
  const count = Math.min(adults, Math.ceil((adults + childAges.length) / IN_A_ROOM));
  const rooms = Array.from({ length: count }, (): PartyRoom => ({ adults: 0, children: [] }));
  for (let adult = 0; adult < adults; adult += 1) rooms[adult % count]!.adults += 1;
  // From the other end, so that rooms with fewer adults have more children.
  childAges.forEach((age, child) => rooms[count - 1 - (child % count)]!.children.push(age));
  const fits = rooms.every(
    (room) => room.adults <= MAX_ADULTS && room.children.length <= MAX_CHILDREN,
  );
  return fits ? rooms : null;
}
