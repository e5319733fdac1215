import { useMemo } from 'react';
import type { GoneOffer } from '@karvon/air-booking';
import { NearbyOffers, parseCriteria } from '@karvon/air-search';
import { useSearchParams } from 'react-router';

/** The nearest offers to one that cannot be had, of the search its address carries along. */
export function OfferAlternatives({ offerId, departingAt, expired }: GoneOffer) {
  const [params] = useSearchParams();
  const criteria = useMemo(() => parseCriteria(params), [params]);
  return criteria ? (
    <NearbyOffers {...{ criteria, departingAt }} exceptId={offerId} anew={expired} />
  ) : null;
}
