import type { Locale } from '@karvon/contract';
import type { Hotel, SupplyHotelOffer } from '@karvon/sandbox-world';
import type { SupplierHotelOffer } from '@karvon/hotel-supply/hotel-supplier';

/** An offer of the sandbox world in the port's terms. */
export function convertHotelOffer(
  hotel: Hotel,
  offer: SupplyHotelOffer,
  lang: Locale,
): SupplierHotelOffer {
  const { id, room, rate, rateName, meal, beds, rooms, total, whereToPay, availability } = offer;
  const { roomsLeft, extraBeds, freeNights, guestRules, cancellation } = offer;
  return {
    id,
    roomCode: room,
    roomName: hotel.roomTypes.find(({ code }) => code === room)?.names[lang] ?? room,
    rooms,
    rateCode: rate,
    rateName: rateName[lang],
    meal,
    ...(beds && { beds }),
    price: total,
    paidAtHotel: [...offer.paidAtHotel],
    whereToPay,
    availability,
    roomsLeft,
    extraBeds,
    ...(extraBeds > 0 && { extraBedsPrice: offer.extraBedsTotal }),
    cancellation: { freeUntil: cancellation.freeUntil, steps: [...cancellation.steps] },
    freeNights,
    guestRules,
  };
}
