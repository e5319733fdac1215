import type { GuestReview, HotelDescription, Locale } from '@karvon/contract';
import { guestReviews, type Hotel } from '@karvon/sandbox-world';
import { convertDescription, type HotelPlace } from './convert-hotel';
import type { HotelPictures } from './hotel-pictures';

/** What guests wrote about a hotel, each in a language of their own; the names of rooms are the page's. */
const convertReviews = (hotel: Hotel, lang: Locale, now: Date): GuestReview[] =>
  guestReviews(hotel, now).map(({ room, ...review }) => ({
    ...review,
    ...(room && { room: room.names[lang] }),
  }));

/** Everything that is told of a hotel beside its prices. */
export const describeWithReviews = (
  place: HotelPlace,
  pictures: HotelPictures,
  lang: Locale,
  now: Date,
): HotelDescription => ({
  ...convertDescription(place, pictures, lang),
  reviews: convertReviews(place.hotel, lang, now),
});
