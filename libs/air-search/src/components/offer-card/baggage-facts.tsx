import { useFormat, useIntl } from '@karvon/i18n';
import type { FactTexts, ItineraryTexts } from '@karvon/itinerary';
import { Briefcase, Luggage } from '@karvon/ui-kit';
import type { OfferFacts } from '../../model/offers/offer-facts';
import { lessEmissions } from '../../model/offers/typical-emissions';
import { offerMessages } from './offer-card.messages';
import classes from './offer-card.module.css';

interface BaggageFactsProps {
  facts: OfferFacts;
  /** How many have a seat of their own. */
  people: number;
  texts: ItineraryTexts;
  /** What is typical for this search, in kilograms; null while or where that is not known. */
  typicalKg: number | null;
}

function Fact({ icon: Icon, text, tone, way }: FactTexts & { icon: typeof Luggage }) {
  return (
    <li data-tone={tone}>
      <Icon aria-hidden="true" size={16} />
      <span>
        {text}
        {way ? <span className={classes.flight}>{way}</span> : null}
      </span>
    </li>
  );
}

/** The baggage in the shown price; without checked baggage, also the price with it; and what the flights emit. */
export function BaggageFacts({ facts, people, texts, typicalKg }: BaggageFactsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { fare, withBaggage } = facts;
  const { emissionsKg } = facts.offer;
  const percent = lessEmissions(facts, typicalKg);
  const { carryOn, baggage } = texts.fare(fare, facts.offer.slices);
  const lacks = fare.baggage.some(({ checked }) => checked?.pieces === 0);
  return (
    <ul className={classes.facts}>
      {carryOn.map((fact) => (
        <Fact key={fact.way ?? ''} icon={Briefcase} {...fact} />
      ))}
      {baggage.map((fact) => (
        <Fact key={fact.way ?? ''} icon={Luggage} {...fact} />
      ))}
      {withBaggage && lacks ? (
        <li>
          {intl.formatMessage(offerMessages.withBaggage, {
            price: format.money(withBaggage.fare.total),
          })}
        </li>
      ) : null}
      {emissionsKg ? (
        <li>
          <span>
            {intl.formatMessage(offerMessages.emissions, { kg: emissionsKg, people })}
            {percent ? ', ' : null}
            {percent ? (
              <span className={classes.less}>
                {intl.formatMessage(offerMessages.lessEmissions, { percent })}
              </span>
            ) : null}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
