import type { GuestReview, Locale } from '@karvon/contract';
import { guestReviews, type Hotel } from '@karvon/sandbox-world';

/** What guests wrote about a hotel, each in a language of their own; the names of rooms are the page's. */
export const convertReviews = (hotel: Hotel, lang: Locale, now: Date): GuestReview[] =>
  guestReviews(hotel, now).map(({ room, ...review }) => ({
    ...review,
    ...(room && { room: room.names[lang] }),
  }));
