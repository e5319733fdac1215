import { isApiProblem } from '@karvon/api-client';

/** The kinds of heading of a screen without an offer. */
type GoneTitle = 'expired' | 'soldOut' | 'notBooked';

/** Outcomes after which this offer cannot be booked as it is, with the heading of their screen. */
const titles = new Map<string, GoneTitle>([
  ['offer-expired', 'expired'],
  ['hotel-not-found', 'expired'],
  // An address cut short somewhere on its way names no offer.
  ['route-not-found', 'expired'],
  ['validation-failed', 'expired'],
  ['sold-out', 'soldOut'],
  ['hotel-not-booked', 'notBooked'],
]);

/** Undefined when the offer may still be had. */
export const goneTitle = (error: unknown) =>
  isApiProblem(error) ? titles.get(error.problem.code) : undefined;

/** True when the offer cannot be had, so that there is nothing to fill in a form for. */
export const isGone = (error: unknown): boolean => goneTitle(error) !== undefined;

/** True when a booking was refused for good; what is wrong with the fields can be mended. */
export const isRefused = (error: unknown): boolean =>
  isGone(error) && !(isApiProblem(error) && error.problem.code === 'validation-failed');
