import type { Dictionary } from '@karvon/contract';
import type { OfferFacts } from './offer-facts';

/** The names of the cities at both ends of a slice. */
export interface WayCities {
  from: string;
  to: string;
}

/** The slices of a search, from any of its offers: all of them connect the same cities. */
export function wayCities(
  offer: OfferFacts | undefined,
  { airports }: Dictionary,
): readonly WayCities[] {
  const nameOf = (code: string) => airports[code]?.city ?? code;
  return (offer?.offer.slices ?? []).map(({ origin, destination }) => ({
    from: nameOf(origin),
    to: nameOf(destination),
  }));
}
