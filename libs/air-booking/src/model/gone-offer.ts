import type { ReactNode } from 'react';
import { isApiProblem } from '@karvon/api-client';

/** What the heading of a screen without an offer is about. */
type GoneTitle = 'expired' | 'soldOut' | 'refused';

/** Outcomes after which this offer cannot be bought any more, with the heading of their screen. */
const titles = new Map<string, GoneTitle>([
  ['offer-expired', 'expired'],
  ['search-not-found', 'expired'],
  ['route-not-found', 'expired'],
  ['sold-out', 'soldOut'],
  ['hold-refused', 'refused'],
]);

/** Of a problem, or of an object with a problem's code; undefined when the offer may still be had. */
export function goneTitle(error: unknown): GoneTitle | undefined {
  const code = isApiProblem(error) ? error.problem.code : (error as { code?: string }).code;
  return titles.get(code ?? '');
}

/** An offer that cannot be had, for whoever knows what else there is. */
export interface GoneOffer {
  offerId: string;
  /** Local departure of its first flight, with offset; null when it is not known any more. */
  departingAt: string | null;
  /** What was found along with it is as old as it is. */
  expired: boolean;
}

/** Draws the nearest offers to one that is gone; features do not know each other, so the application does. */
export type Alternatives = (gone: GoneOffer) => ReactNode;

/** What is wrong with an offer, in the words of whoever draws alternatives. */
export function describeGone(
  error: unknown,
  offer: { offerId: string; departingAt: string | null },
): GoneOffer {
  return { ...offer, expired: goneTitle(error) === 'expired' };
}

/** True when this offer, or this fare of it, cannot be had any more. */
export function isGone(error: unknown): boolean {
  return isApiProblem(error) && titles.has(error.problem.code);
}
