import type { HotelGuest } from './hotel-guest';

interface Party {
  adults: number;
  childAges: readonly number[];
}

/** How many adults sleep in one room, and children of which ages. */
export interface RoomParty {
  adults: number;
  childAges: number[];
}

/** One room with the names that are known: adults, and children with their ages. */
export interface RoomGuests<Guest> {
  adults: (Guest | undefined)[];
  children: { age: number; guest: Guest | undefined }[];
}

/** Whether a child of the party sleeps in a room: children are spread one by one, from the last room to the first. */
const sleepsIn = (child: number, room: number, rooms: number): boolean =>
  room === rooms - 1 - (child % rooms);

/**
 * Who sleeps in which room. Adults are spread one by one, so that each room has one where there are enough; children from the last room on, so that rooms
 * with fewer adults have more of them.
 */
export function roomParties({ adults, childAges }: Party, rooms: number): RoomParty[] {
  return Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor(adults / rooms) + Number(room < adults % rooms),
    childAges: childAges.filter((_age, child) => sleepsIn(child, room, rooms)),
  }));
}

/** Whether children of the party sleep in a room without an adult: there are more rooms than adults. */
export const sleepAlone = ({ adults, childAges }: Party, rooms: number): boolean =>
  rooms > adults && childAges.length > 0;

/**
 * Like `roomParties`, with names. The first adults have a room each. Named children stand in the order of the party's ages; a guest without a
 * name is undefined.
 */
export function roomGuests<Guest extends Pick<HotelGuest, 'category'>>(
  guests: readonly Guest[],
  party: Party,
  rooms: number,
): RoomGuests<Guest>[] {
  const adults = guests.filter(({ category }) => category === 'adult');
  const named = guests.filter(({ category }) => category === 'child');
  const others = adults.slice(rooms);
  const children = party.childAges.map((age, child) => ({ age, guest: named[child] }));
  return roomParties(party, rooms).map((one, room) => ({
    adults: Array.from({ length: one.adults }, (_, adult) =>
      adult === 0 ? adults[room] : others.shift(),
    ),
    children: children.filter((_child, child) => sleepsIn(child, room, rooms)),
  }));
}
