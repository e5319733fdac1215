/** A description of a hotel has no more reviews. */
export const maxReviews = 10;
/** Longer words are cut by us. */
export const maxReviewLetters = 1_000;
