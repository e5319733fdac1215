import { isApiProblem } from '@karvon/api-client';

/** The kinds of headings of the screen shown in place of an offer. */
type GoneTitle = 'expired' | 'soldOut' | 'notBooked';

/** Problem codes after which this offer cannot be booked, each with the heading of its screen. */
const titles = new Map<string, GoneTitle>([
  ['offer-expired', 'expired'],
  ['hotel-not-found', 'expired'],
  ['route-not-found', 'expired'],
  ['validation-failed', 'expired'],
  ['sold-out', 'soldOut'],
  ['hotel-not-booked', 'notBooked'],
]);

/** The heading for an error; undefined when the offer may still be available. */
export const goneTitle = (error: unknown) =>
  isApiProblem(error) ? titles.get(error.problem.code) : undefined;

/** What a truncated address, which names no offer, is refused with. */
const truncated = new Set(['route-not-found', 'validation-failed']);

/** The error as the screen explains it: the words for another address or for wrong fields would mislead. */
export const shownError = (error: unknown): unknown =>
  isApiProblem(error) && truncated.has(error.problem.code) ? { code: 'offer-expired' } : error;

/** True when the offer is not available, so the form is not shown. */
export const isGone = (error: unknown): boolean => goneTitle(error) !== undefined;

/** True when a booking was refused for good; false when the visitor can correct the fields. */
export const isRefused = (error: unknown): boolean =>
  isGone(error) && !(isApiProblem(error) && error.problem.code === 'validation-failed');
