import type { HotelOffer, HotelRoom } from '@karvon/contract';

/** A kind of room with what it can be had at, cheapest first. */
export interface RoomOffers {
  room: HotelRoom;
  offers: readonly HotelOffer[];
}

/** Offers by their rooms, the room of the cheapest first. An offer of a room nobody describes is left out. */
export function roomOffers(
  rooms: readonly HotelRoom[],
  offers: readonly HotelOffer[],
): RoomOffers[] {
  const codes = [...new Set(offers.map(({ roomCode }) => roomCode))];
  return codes.flatMap((code) => {
    const room = rooms.find((one) => one.code === code);
    return room ? [{ room, offers: offers.filter(({ roomCode }) => roomCode === code) }] : [];
  });
}

/** What the hotel itself takes on arrival, when that is the same whatever room is chosen; null when it is not. */
export function commonLevies(
  offers: readonly Pick<HotelOffer, 'paidAtHotel'>[],
): HotelOffer['paidAtHotel'] | null {
  const [first, ...others] = offers.map(({ paidAtHotel }) => paidAtHotel);
  if (!first) return null;
  const text = JSON.stringify(first);
  return others.every((levies) => JSON.stringify(levies) === text) ? first : null;
}
