import { useFormat, useIntl } from '@karvon/i18n';
import type { FactTexts, ItineraryTexts } from '@karvon/itinerary';
import { Briefcase, Luggage } from '@karvon/ui-kit';
import type { OfferFacts } from '../../model/offers/offer-facts';
import classes from './baggage-facts.module.css';
import { offerMessages } from './offer-card.messages';

interface BaggageFactsProps {
  facts: OfferFacts;
  /** How many have a seat of their own. */
  people: number;
  texts: ItineraryTexts;
}

function Fact({ icon: Icon, text, tone, way }: FactTexts & { icon: typeof Luggage }) {
  return (
    <li data-tone={tone}>
      <Icon aria-hidden="true" size={16} />
      <span>
        {text}
        {way ? <span className={classes.flight}> {way}</span> : null}
      </span>
    </li>
  );
}

/** The baggage in the shown price; without checked baggage, also the price with it; and what the flights emit. */
export function BaggageFacts({ facts, people, texts }: BaggageFactsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { fare, withBaggage } = facts;
  const { emissionsKg } = facts.offer;
  const { carryOn, baggage } = texts.fare(fare, facts.offer.slices);
  // One for each slice where they differ. The codes are those of the slices above, and no city's name makes a second line.
  const codes = facts.offer.slices.map(({ origin, destination }) => `${origin} → ${destination}`);
  const inCodes = ({ way, ...fact }: FactTexts, index: number): FactTexts =>
    way ? { ...fact, way: codes[index]! } : fact;
  const lacks = fare.baggage.some(({ checked }) => checked?.pieces === 0);
  const priced = withBaggage && lacks ? withBaggage.fare.total : null;
  return (
    <div className={classes.root}>
      <ul className={classes.facts} data-short={carryOn.length + baggage.length < 3 || undefined}>
        {carryOn.map(inCodes).map((fact) => (
          <Fact key={fact.way ?? ''} icon={Briefcase} {...fact} />
        ))}
        {baggage.map(inCodes).map((fact) => (
          <Fact key={fact.way ?? ''} icon={Luggage} {...fact} />
        ))}
      </ul>
      {priced || emissionsKg ? (
        <ul className={classes.facts}>
          {priced ? (
            <li>
              {intl.formatMessage(offerMessages.withBaggage, { price: format.money(priced) })}
            </li>
          ) : null}
          {emissionsKg ? (
            <li>{intl.formatMessage(offerMessages.emissions, { kg: emissionsKg, people })}</li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}
