import { useFormat, useIntl } from '@karvon/i18n';
import type { ItineraryTexts } from '@karvon/itinerary';
import { Briefcase, Luggage } from '@karvon/ui-kit';
import type { OfferFacts } from '../../model/offer-facts';
import { offerMessages } from './offer-card.messages';
import classes from './offer-card.module.css';

interface BaggageFactsProps {
  facts: OfferFacts;
  texts: ItineraryTexts;
}

/** What the shown price carries, and the price with a suitcase when it carries none. */
export function BaggageFacts({ facts, texts }: BaggageFactsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { fare, withBaggage } = facts;
  const { carryOn, baggage } = texts.fare(fare);
  return (
    <ul className={classes.facts}>
      <li data-tone={carryOn.tone}>
        <Briefcase aria-hidden="true" size={16} />
        {carryOn.text}
      </li>
      <li data-tone={baggage.tone}>
        <Luggage aria-hidden="true" size={16} />
        {baggage.text}
      </li>
      {withBaggage && fare.checked?.pieces === 0 ? (
        <li>
          {intl.formatMessage(offerMessages.withBaggage, {
            price: format.money(withBaggage.fare.total),
          })}
        </li>
      ) : null}
    </ul>
  );
}
