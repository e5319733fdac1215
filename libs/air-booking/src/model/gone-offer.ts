import type { ReactNode } from 'react';
import { isApiProblem } from '@karvon/api-client';

/** The kinds of heading of a screen without an offer. */
type GoneTitle = 'expired' | 'soldOut' | 'refused';

/** Outcomes after which this offer cannot be bought any more, with the heading of their screen. */
const titles = new Map<string, GoneTitle>([
  ['offer-expired', 'expired'],
  ['search-not-found', 'expired'],
  ['route-not-found', 'expired'],
  ['sold-out', 'soldOut'],
  ['hold-refused', 'refused'],
]);

/** Takes a problem, or an object with a problem's code; undefined when the offer may still be sold. */
export function goneTitle(error: unknown): GoneTitle | undefined {
  const code = isApiProblem(error) ? error.problem.code : (error as { code?: string }).code;
  return titles.get(code ?? '');
}

/** An offer that is no longer sold, for the component that shows alternatives. */
export interface GoneOffer {
  offerId: string;
  /** Local departure of its first flight, with offset; null when it is not known any more. */
  departingAt: string | null;
  /** True when the offer has expired: then all offers of its search are too old. */
  expired: boolean;
}

/**
 * Renders the offers nearest to one that is no longer sold. The application passes it, because features do not import
 * each other.
 */
export type Alternatives = (gone: GoneOffer) => ReactNode;

/** The lost offer as `Alternatives` takes it. */
export function describeGone(
  error: unknown,
  offer: { offerId: string; departingAt: string | null },
): GoneOffer {
  return { ...offer, expired: goneTitle(error) === 'expired' };
}

/** True when this offer, or this fare of it, is no longer sold. */
export function isGone(error: unknown): boolean {
  return isApiProblem(error) && titles.has(error.problem.code);
}
