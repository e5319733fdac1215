import { useEffect } from 'react';
import { useTransport } from '@karvon/api-client';
import { useIntl, useLocale } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { offersQuery, type FoundOffers } from '../../data/offers.query';
import { searchQuery } from '../../data/search.query';
import { nearbyOffers, withoutConcessions } from '../../model/offers/nearby-offers';
import { recordsOf } from '../../model/offers/offer-labels';
import { offerFacts } from '../../model/offers/offer-facts';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { OfferCard } from '../offer-card/offer-card';
import { ResultsSkeleton } from '../results-skeleton/results-skeleton';
import { nearbyMessages as m } from './nearby-offers.messages';
import classes from './nearby-offers.module.css';

const nothingYet: Pick<FoundOffers, 'offers' | 'dictionary' | 'complete'> = {
  offers: [],
  dictionary: { carriers: {}, airports: {} },
  complete: false,
};

export interface NearbyOffersProps {
  criteria: SearchCriteria;
  /** Local departure, with offset, of the offer that is no longer sold; null when it is unknown. */
  departingAt: string | null;
  exceptId: string;
  /** True when the cached offers are too old: then it searches again. */
  anew: boolean;
}

/** The offers nearest to one that is no longer sold: from the cached results, or from a new search. */
export function NearbyOffers({ criteria, departingAt, exceptId, anew }: NearbyOffersProps) {
  const intl = useIntl();
  const lang = useLocale();
  const client = useQueryClient();
  const transport = useTransport();
  // This runs before the query below starts, because an old search would return old offers.
  useEffect(() => {
    if (anew) client.removeQueries({ queryKey: searchQuery(transport, criteria).queryKey });
  }, [anew, client, transport, criteria]);
  const query = useQuery({
    ...offersQuery(transport, { criteria, lang }),
    ...(anew && { refetchOnMount: 'always' }),
  });
  const { isError } = query;
  const data = anew && !query.isFetchedAfterMount ? nothingYet : (query.data ?? nothingYet);
  const texts = useItineraryTexts(data.dictionary);
  const near = nearbyOffers(data.offers, { departingAt, exceptId });
  const records = recordsOf(withoutConcessions(data.offers).map(offerFacts));
  if ((data.complete || isError) && near.length === 0) return null;
  return (
    <section aria-labelledby="nearby-offers" className={classes.root}>
      <h2 id="nearby-offers" className={classes.title}>
        {intl.formatMessage(departingAt === null ? m.sameDay : m.sameTime)}
      </h2>
      {near.length === 0 ? (
        <ResultsSkeleton ways={criteria.onward.length + (criteria.back ? 2 : 1)} />
      ) : (
        near.map((offer) => (
          <OfferCard
            typicalKg={null}
            key={offer.id}
            facts={offerFacts(offer)}
            isCheapest={offer.id === records.cheapest?.offer.id}
            isFastest={offer.id === records.fastest?.offer.id}
            texts={texts}
            criteria={criteria}
          />
        ))
      )}
    </section>
  );
}
