import { roomParties, type RoomParty } from '@karvon/contract';
import type { SupplierStay } from '@karvon/hotel-supply/hotel-supplier';

/** How many are put into one room before a second one is requested; the supplier allows more. */
const IN_A_ROOM = 4;
/** The supplier's own limits of a room. */
const MAX_ADULTS = 6;
const MAX_CHILDREN = 4;

/** Spreads a party over rooms; null for a party that the supplier has no rooms for. */
export function partyOf({
  adults,
  childAges,
}: Pick<SupplierStay, 'adults' | 'childAges'>): RoomParty[] | null {
  const count = Math.min(adults, Math.ceil((adults + childAges.length) / IN_A_ROOM));
  const rooms = roomParties({ adults, childAges }, count);
  const fits = rooms.every(
    (room) => room.adults <= MAX_ADULTS && room.childAges.length <= MAX_CHILDREN,
  );
  return fits ? rooms : null;
}
