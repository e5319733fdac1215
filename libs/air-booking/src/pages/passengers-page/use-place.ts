import type { AirOfferDetail, Fare } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { useSearchParams } from 'react-router';
import type { DraftPlace } from '../../model/checkout-draft';

/** The place that the link back to this form leads to. */
export function usePlace({ offer, fare }: { offer: AirOfferDetail; fare: Fare }): DraftPlace {
  const lang = useLocale();
  const [params] = useSearchParams();
  const { departure, arrival } = useItineraryTexts(offer.dictionary).slice(offer.slices[0]!);
  return {
    offerId: offer.id,
    query: { ...Object.fromEntries(params), fare: fare.id },
    from: departure.city,
    to: arrival.city,
    lang,
    date: offer.slices[0]!.segments[0]!.departingAt.slice(0, 10),
  };
}
