import type { AirOfferDetail } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Card, Disclosure, SliceDetails, SliceSummary } from '@karvon/ui-kit';
import { flightMessages as m } from './flights.messages';
import classes from './flights.module.css';

/** The slices of an offer, with details on demand. */
export function Flights({ offer }: { offer: AirOfferDetail }) {
  const intl = useIntl();
  const texts = useItineraryTexts(offer.dictionary);
  const { adult, child } = offer.travellers;
  return (
    <Card as="section" aria-labelledby="offer-flights" className={classes.root}>
      <h2 id="offer-flights" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <div className={classes.slices}>
        {offer.slices.map(texts.slice).map((slice, index) => (
          <section key={index} className={classes.slice}>
            <h3 className={classes.way}>
              {intl.formatMessage(m.way, { from: slice.departure.city, to: slice.arrival.city })}
            </h3>
            <SliceSummary slice={slice} />
            <Disclosure quiet summary={intl.formatMessage(m.details)}>
              <SliceDetails slice={slice} />
            </Disclosure>
          </section>
        ))}
      </div>
      <p className={classes.note}>
        <span>{intl.formatMessage(m.local)}</span>
        {offer.emissionsKg ? (
          <span>
            {` ${intl.formatMessage(m.emissions, { kg: offer.emissionsKg, people: adult + child })}`}
          </span>
        ) : null}
      </p>
    </Card>
  );
}
