import { useMemo } from 'react';
import type { GoneOffer } from '@karvon/air-booking';
import { NearbyOffers, parseCriteria } from '@karvon/air-search';
import { useSearchParams } from 'react-router';

/** The offers nearest to one that is no longer sold, from the search whose criteria are in the address. */
export function OfferAlternatives({ offerId, departingAt, expired }: GoneOffer) {
  const [params] = useSearchParams();
  const criteria = useMemo(() => parseCriteria(params), [params]);
  return criteria ? (
    <NearbyOffers {...{ criteria, departingAt }} exceptId={offerId} anew={expired} />
  ) : null;
}
