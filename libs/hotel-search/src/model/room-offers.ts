import type { HotelOffer, HotelRoom } from '@karvon/contract';

/** A kind of room with its offers, cheapest first. */
export interface RoomOffers {
  room: HotelRoom;
  offers: readonly HotelOffer[];
}

/** Offers by room, the room with the cheapest offer first. An offer without a described room is left out. */
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

/** What the hotel charges on arrival, if it is the same for all rooms; otherwise null. */
export function commonLevies(
  offers: readonly Pick<HotelOffer, 'paidAtHotel'>[],
): HotelOffer['paidAtHotel'] | null {
  const [first, ...others] = offers.map(({ paidAtHotel }) => paidAtHotel);
  if (!first) return null;
  const text = JSON.stringify(first);
  return others.every((levies) => JSON.stringify(levies) === text) ? first : null;
}
