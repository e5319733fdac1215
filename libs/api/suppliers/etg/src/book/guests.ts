import { roomGuests } from '@karvon/contract';
import type { SupplierStay } from '@karvon/hotel-supply/hotel-supplier';
import type { RoomRequest } from '@karvon/hotel-supply/room-seller';

type Guest = RoomRequest['guests'][number];

const named = (guest: Guest | undefined) =>
  guest ? { first_name: guest.name, last_name: guest.surname } : {};

/**
 * Who sleeps in which room. As many guests must be sent as were searched for, and one of each room by name: a room without a
 * guest of its own has the first one's. Guests whose names are not known yet are sent without (assumed to be allowed).
 * @param askGender the hotel wants to know; our forms do not ask
 */
export function roomsOf(
  guests: RoomRequest['guests'],
  { rooms, ...party }: Pick<SupplierStay, 'adults' | 'childAges'> & { rooms: number },
  askGender: boolean,
): object[] {
  const lead = guests.find(({ category }) => category === 'adult');
  const gender = askGender ? { gender: 'unknown' } : {};
  return roomGuests(guests, party, rooms).map(({ adults: [first, ...others], children }) => ({
    guests: [
      ...[first ?? lead, ...others].map((guest) => ({ ...named(guest), ...gender })),
      ...children.map(({ age, guest }) => ({ ...named(guest), is_child: true, age, ...gender })),
    ],
  }));
}
