import type { AirOffer } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import type { ItineraryTexts } from '@karvon/itinerary';
import { Briefcase, Luggage } from '@karvon/ui-kit';
import { offerMessages } from './offer-card.messages';
import classes from './offer-card.module.css';

interface BaggageFactsProps {
  fares: AirOffer['fares'];
  texts: ItineraryTexts;
}

/** What the shown price carries, and the price with a suitcase when it carries none. */
export function BaggageFacts({ fares, texts }: BaggageFactsProps) {
  const intl = useIntl();
  const format = useFormat();
  const byPrice = [...fares].sort((a, b) => a.total.amount - b.total.amount);
  const cheapest = byPrice[0]!;
  const { carryOn, baggage } = texts.fare(cheapest);
  const withBaggage =
    cheapest.checked?.pieces === 0
      ? byPrice.find(({ checked }) => checked && checked.pieces > 0)
      : undefined;
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
      {withBaggage ? (
        <li>
          {intl.formatMessage(offerMessages.withBaggage, {
            price: format.money(withBaggage.total),
          })}
        </li>
      ) : null}
    </ul>
  );
}
