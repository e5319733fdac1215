import type { AirOfferDetail, Fare } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import {
  useFareEnd,
  useItineraryTexts,
  type FactTexts,
  type FactTone,
  type ItineraryTexts,
} from '@karvon/itinerary';
import type { FarePart } from '../model/fare-difference';
import { fareMessages as m } from './fare-card.messages';

interface FareFacts {
  terms: (FactTexts & { note: string | null })[];
  features: ReturnType<ItineraryTexts['features']>;
}

/** The facts of a fare of an offer in finished texts, or of a part of them. */
export function useFareFacts(offer: AirOfferDetail) {
  const intl = useIntl();
  const texts = useItineraryTexts(offer.dictionary);
  const until = useFareEnd(offer.slices);
  const eachWay = (tone: FactTone) =>
    offer.slices.length > 1 && tone === 'yes' ? intl.formatMessage(m.eachWay) : null;

  return (fare: Fare, part?: FarePart): FareFacts => {
    const some = part && { carryOn: [], checked: [], ...part.baggage };
    const { carryOn, baggage, ...conditions } = texts.fare(fare, offer.slices, some);
    return {
      terms: [
        ...carryOn.map((fact) => ({ ...fact, note: fact.way ?? null })),
        ...baggage.map((fact) => ({ ...fact, note: fact.way ?? eachWay(fact.tone) })),
        ...(part?.conditions ?? (['refund', 'exchange'] as const)).map((condition) => ({
          ...conditions[condition],
          note: until(fare[condition]),
        })),
      ],
      features: texts.features(fare, offer.slices, part?.features),
    };
  };
}
