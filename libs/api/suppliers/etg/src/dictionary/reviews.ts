import { maxReviewLetters, type GuestParty, type GuestReview } from '@karvon/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Tally } from '@karvon/platform/parties/port';
import { readable, soldOf } from '@karvon/supply/readable';
import type { EtgHttp } from '../wire/etg-http';
import { idField, maybeText } from '../wire/values';

/** A point from 1 to 10; 0 and words such as «unspecified» are none. */
const point = z.number().min(1).max(10).nullish().catch(null);

/** '2022-05-17', with or without a time. */
const dayField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T|$)/)
  .transform((text) => text.slice(0, 10));

export const reviewSchema = z.object({
  created: dayField,
  review_plus: maybeText,
  review_minus: maybeText,
  rating: point,
  detailed_review: z
    .object({
      ...{ cleanness: point, location: point, price: point },
      ...{ services: point, room: point, meal: point },
    })
    .nullish()
    .catch(null),
  traveller_type: maybeText,
  room_name: maybeText,
});
type EtgReview = z.output<typeof reviewSchema>;

/** The reviews are unchecked; the documentation's text calls the list `review`, its example `reviews`. */
const reviewsSchema = z
  .object({
    hid: idField,
    reviews: z.array(z.unknown()).nullish(),
    review: z.array(z.unknown()).nullish(),
  })
  .transform(({ hid, reviews, review }) => ({ hid, reviews: reviews ?? review ?? [] }));

export const reviewListsSchema = z.array(z.unknown());

/** Reviews are kept by language; these are asked for, whatever the page's language. */
export const reviewLanguages = ['ru', 'en'] as const;
export type ReviewLanguage = (typeof reviewLanguages)[number];

const parties: Record<string, GuestParty> = { solo: 'solo', couple: 'couple', family: 'family' };

/**
 * The documentation says that the rating goes up to 5, and its example has a 9: only one above 5 tells its scale. Otherwise
 * the mean of the points for parts of the stay, which go up to 10 everywhere.
 */
function tenthsOf({ rating, detailed_review: parts }: EtgReview): number | undefined {
  if (rating && rating > 5) return Math.round(rating * 10);
  const points = Object.values(parts ?? {}).flatMap((one) => one ?? []);
  if (points.length === 0) return undefined;
  return Math.round((points.reduce((sum, one) => sum + one, 0) / points.length) * 10);
}

const wordsOf = (text: string): string => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > maxReviewLetters ? `${words.slice(0, maxReviewLetters - 1)}…` : words;
};

/** A review in the port's terms; why not, as a text. */
function convert(review: EtgReview, language: ReviewLanguage): GuestReview | string {
  const [liked, disliked] = [wordsOf(review.review_plus), wordsOf(review.review_minus)];
  if (liked === '' && disliked === '') return 'no words';
  const tenths = tenthsOf(review);
  const party = parties[review.traveller_type];
  const room = review.room_name.trim();
  return {
    date: review.created,
    ...(tenths !== undefined && { tenths }),
    ...{ liked, disliked, language },
    ...(room && { room }),
    ...(party && { party }),
  };
}

/** The reviews with words; those that cannot be read are left out. */
export const reviewsOf = (
  reviews: readonly unknown[],
  language: ReviewLanguage,
  tally?: Tally,
): GuestReview[] =>
  soldOf(
    readable(reviewSchema, reviews, tally).map((review) => convert(review, language)),
    tally,
  );

/** Nobody waits longer for words of guests: the hotel is shown without them. */
const PATIENCE_MS = 3_000;

/** What guests wrote about a hotel, in the languages that our visitors read; none when they cannot be read. */
export function createReviewsRequest({ http, logger }: { http: EtgHttp; logger: Logger }) {
  async function inLanguage(hid: string, language: ReviewLanguage): Promise<GuestReview[]> {
    const call = {
      path: '/api/content/v1/hotel_reviews_by_ids/',
      body: { hids: [Number(hid)], language },
      signal: AbortSignal.timeout(PATIENCE_MS),
    };
    const lists = readable(reviewsSchema, await http.request(call, reviewListsSchema));
    return lists
      .filter((one) => one.hid === hid)
      .flatMap(({ reviews }) => reviewsOf(reviews, language));
  }

  return async (hid: string): Promise<GuestReview[]> => {
    const requested = reviewLanguages.map((language) =>
      inLanguage(hid, language).catch((error: unknown): GuestReview[] => {
        logger.warn({ err: error, hotel: hid, language }, 'reviews of ETG could not be read');
        return [];
      }),
    );
    return (await Promise.all(requested)).flat();
  };
}

export type ReviewsRequest = ReturnType<typeof createReviewsRequest>;
