import { memo } from 'react';
import { HeartButton } from '@karvon/favourite-heart';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { usePassengerShare, type ItineraryTexts } from '@karvon/itinerary';
import { paths } from '@karvon/paths';
import { Button, Card, CarrierMark, Price, SliceLine, VisuallyHidden } from '@karvon/ui-kit';
import { Link } from 'react-router';
import type { OfferFacts } from '../../model/offers/offer-facts';
import { offerLabels } from '../../model/offers/offer-labels';
import { criteriaQuery, type SearchCriteria } from '../../model/search/search-criteria';
import { lessEmissions } from '../../model/offers/typical-emissions';
import { BaggageFacts } from './baggage-facts';
import { OfferDetails } from './offer-details';
import { OfferLabelsRow } from './offer-labels-row';
import { offerMessages as m } from './offer-card.messages';
import classes from './offer-card.module.css';

export interface OfferCardProps {
  facts: OfferFacts;
  /** The records among all offers on the page. */
  isCheapest: boolean;
  isFastest: boolean;
  texts: ItineraryTexts;
  criteria: SearchCriteria;
  /** The typical CO₂ of the search's offers, in kilograms; null where unknown. */
  typicalKg: number | null;
}

/** One itinerary: times, duration, carrier, baggage and the total price. */
export const OfferCard = memo(function OfferCard({
  facts,
  isCheapest,
  isFastest,
  texts,
  criteria,
  typicalKg,
}: OfferCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const { offer, fare, carriers } = facts;
  const labels = offerLabels(facts, { cheapest: isCheapest, fastest: isFastest });
  const slices = offer.slices.map(texts.slice);
  const airlines = [...new Set(slices.flatMap((slice) => slice.carriers))];
  const names = format.list(airlines);
  const logos = new Map(
    slices.flatMap(({ segments }) =>
      segments.map(({ carrierCode, carrierLogo }) => [carrierCode, carrierLogo] as const),
    ),
  );
  // Cards with the same outbound slice differ by the return.
  const time = format.list(slices.map(({ departure }) => departure.time));
  const price = format.money(fare.total);
  const { travellers } = criteria;
  const each = usePassengerShare(travellers)(fare.total);
  const { emissionsKg: kg } = offer;
  // A baby has no seat of its own.
  const people = travellers.adult + travellers.child;
  const co2 = kg ? intl.formatMessage(m.emissions, { kg, people }) : null;

  return (
    <Card as="article" padding="none" className={classes.root}>
      <header className={classes.header}>
        <span className={classes.marks}>
          {carriers.map((code) => (
            <CarrierMark key={code} code={code} logo={logos.get(code)} />
          ))}
        </span>
        <h3 className={classes.carriers}>
          <span aria-hidden="true">{airlines.join(', ')}</span>
          <VisuallyHidden>{intl.formatMessage(m.name, { carriers: names, time })}</VisuallyHidden>
        </h3>
      </header>
      {labels.length > 0 ? <OfferLabelsRow labels={labels} airlines={carriers.length} /> : null}
      <div className={classes.sale}>
        <Price
          className={classes.price}
          amount={price}
          note={
            <>
              <span>{intl.formatMessage(each ? m.noteForAll : m.note)}</span>
              {each ? <span className={classes.each}>{each}</span> : null}
            </>
          }
        />
        <Button
          as={Link}
          size="small"
          className={classes.choose}
          to={paths.airOffer.to(lang, {
            offerId: offer.id,
            ...criteriaQuery(criteria),
            fare: fare.id,
            seen: String(fare.total.amount),
          })}
          aria-label={intl.formatMessage(m.chooseNamed, { carriers: names, time, price })}
        >
          {intl.formatMessage(m.choose)}
        </Button>
      </div>
      <HeartButton
        className={classes.heart}
        subject={{ flight: offer, search: criteriaQuery(criteria) }}
        name={intl.formatMessage(m.name, { carriers: names, time })}
      />
      <div className={classes.slices}>
        {slices.map((slice, index) => (
          // The order of slices never changes, and two may leave one airport on one day, so the index is the key.
          <SliceLine key={index} slice={slice} />
        ))}
      </div>
      <div className={classes.foot}>
        <BaggageFacts {...{ facts, texts, co2 }} />
        <OfferDetails {...{ slices, co2 }} lessCo2={lessEmissions(facts, typicalKg)} />
      </div>
    </Card>
  );
});
