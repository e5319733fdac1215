import { useFormat, useIntl } from '@karvon/i18n';
import type { FactTexts, ItineraryTexts } from '@karvon/itinerary';
import { Briefcase, Luggage } from '@karvon/ui-kit';
import type { OfferFacts } from '../../model/offers/offer-facts';
import classes from './baggage-facts.module.css';
import { offerMessages } from './offer-card.messages';

interface BaggageFactsProps {
  facts: OfferFacts;
  /** The emissions of the flights as text; null where they are unknown. */
  co2: string | null;
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

/** The baggage in the shown price; without checked baggage, also the price with it; and the emissions. */
export function BaggageFacts({ facts, co2, texts }: BaggageFactsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { fare, withBaggage } = facts;
  const { carryOn, baggage } = texts.fare(fare, facts.offer.slices);
  // One fact per slice where they differ. It names the slice by codes, because names of cities would take a second line.
  const codes = facts.offer.slices.map(({ origin, destination }) => `${origin} → ${destination}`);
  const inCodes = ({ way, ...fact }: FactTexts, index: number): FactTexts =>
    way ? { ...fact, way: codes[index]! } : fact;
  const lacks = fare.baggage.some(({ checked }) => checked?.pieces === 0);
  const priced = withBaggage && lacks ? withBaggage.fare.total : null;
  const least = co2 ? (
    <li className={classes.least}>
      <span>{co2}</span>
    </li>
  ) : null;
  return (
    <div className={classes.root}>
      <ul className={classes.facts} data-short={carryOn.length + baggage.length < 3 || undefined}>
        {carryOn.map(inCodes).map((fact) => (
          <Fact key={fact.way ?? ''} icon={Briefcase} {...fact} />
        ))}
        {baggage.map(inCodes).map((fact) => (
          <Fact key={fact.way ?? ''} icon={Luggage} {...fact} />
        ))}
        {priced ? null : least}
      </ul>
      {priced ? (
        <ul className={classes.facts}>
          <li>{intl.formatMessage(offerMessages.withBaggage, { price: format.money(priced) })}</li>
          {least}
        </ul>
      ) : null}
    </div>
  );
}
