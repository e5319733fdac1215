import { guestReviewSchema } from '@karvon/contract';
import { hotelCities } from '../hotel-cities';
import { hotelsOf } from '../hotels';
import { guestReviews } from './guest-reviews';

const now = new Date('2026-11-30T10:00:00Z');
const hotels = hotelCities.flatMap(({ code }) => hotelsOf('test', code).slice(0, 6));

test('guests write of hotels with a score alone, in three languages, and only what is true of the hotel', () => {
  const languages = new Set<string>();
  for (const hotel of hotels) {
    const reviews = guestReviews(hotel, now);
    if (!hotel.score) expect(reviews).toEqual([]);
    const has = (text: string) => reviews.some(({ liked }) => liked.includes(text));
    if (has('бассейна')) expect(hotel.amenities).toContain('pool');
    for (const { room, ...review } of reviews) {
      guestReviewSchema.parse({ ...review, ...(room && { room: room.names.ru }) });
      expect(review.date < '2026-11-01').toBe(true);
      languages.add(review.language);
      if (review.language === 'uz') expect(review.liked + review.disliked).not.toMatch(/[Ѐ-ӿ'’‘`]/);
    }
  }
  expect([...languages].sort()).toEqual(['en', 'ru', 'uz']);
});

test('a review stays as it is while months pass', () => {
  const hotel = hotels.find((one) => guestReviews(one, now).length > 3)!;
  const [newest] = guestReviews(hotel, now);
  const later = guestReviews(hotel, new Date('2027-03-05T10:00:00Z'));
  expect(later).toContainEqual(newest);
});
