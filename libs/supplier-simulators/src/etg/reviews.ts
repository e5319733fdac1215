import { guestReviews, type Hotel, type WorldReview } from '@karvon/sandbox-world';
import { hidOf, hotelByHid } from './codes';
import { invalid, type Act } from './state';

/** A review; all parts of the stay have the guest's whole score. */
function reviewJson(hotel: Hotel, { date, tenths, room, ...review }: WorldReview) {
  const points = Math.round((tenths ?? 0) / 10);
  return {
    id: hidOf(hotel) * 1_000 + Number(date.slice(2, 4)) * 12 + Number(date.slice(5, 7)),
    review_plus: review.liked,
    review_minus: review.disliked,
    created: date,
    author: '',
    adults: review.party === 'solo' ? 1 : 2,
    children: review.party === 'family' ? 1 : 0,
    room_name: room?.names[review.language === 'ru' ? 'ru' : 'uz'] ?? '',
    nights: 2,
    images: [],
    detailed_review: {
      ...{ cleanness: points, location: points, price: points },
      ...{ services: points, room: points, meal: points },
      ...{ wifi: 'unspecified', hygiene: 'unspecified' },
    },
    traveller_type: review.party ?? 'unspecified',
    trip_type: 'leisure',
    rating: points,
  };
}

/** Reviews of hotels in one language. */
export const hotelReviews: Act = (state, { body }) => {
  const { hids, language } = body;
  if (!Array.isArray(hids) || hids.length === 0) throw invalid();
  const world = state.world();
  return hids.flatMap((hid) => {
    const hotel = hotelByHid(world, hid);
    if (!hotel) return [];
    const reviews = guestReviews(hotel, state.now()).filter((one) => one.language === language);
    return [
      {
        id: hotel.code.toLowerCase(),
        hid: hidOf(hotel),
        reviews: reviews.map((one) => reviewJson(hotel, one)),
      },
    ];
  });
};
