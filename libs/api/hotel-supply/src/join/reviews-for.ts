import { maxReviews, type GuestReview, type Locale } from '@karvon/contract';

/**
 * The reviews of the first of a hotel's suppliers that has any: those in the visitor's language first, then the newest
 * first, whatever they say.
 */
export function reviewsFor(
  lang: Locale,
  described: readonly { reviews: readonly GuestReview[] }[],
): GuestReview[] {
  const reviews = described.find((one) => one.reviews.length > 0)?.reviews ?? [];
  const isForeign = ({ language }: GuestReview) => Number(language !== lang);
  return [...reviews]
    .sort((a, b) => isForeign(a) - isForeign(b) || b.date.localeCompare(a.date))
    .slice(0, maxReviews);
}
