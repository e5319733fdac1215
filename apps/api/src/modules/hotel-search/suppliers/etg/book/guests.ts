import type { RoomRequest } from '../../room-seller';
import type { PartyRoom } from '../search/party';

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
  party: readonly PartyRoom[],
  askGender: boolean,
): object[] {
  const adults = guests.filter(({ category }) => category === 'adult');
  const children = guests.filter(({ category }) => category === 'child');
  const [lead] = adults;
  const gender = askGender ? { gender: 'unknown' } : {};
  // One of each room first, so that every room has somebody's name.
  const leads = party.map(() => adults.shift() ?? lead);
  return party.map((room, index) => ({
    guests: [
      ...Array.from({ length: room.adults }, (_, adult) => ({
        ...named(adult === 0 ? leads[index] : adults.shift()),
        ...gender,
      })),
      ...room.children.map((age) => ({
        ...named(children.shift()),
        is_child: true,
        age,
        ...gender,
      })),
    ],
  }));
}
