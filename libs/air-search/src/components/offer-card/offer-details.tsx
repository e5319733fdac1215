import { useState } from 'react';
import { capitalised, useIntl } from '@karvon/i18n';
import type { SliceTexts } from '@karvon/itinerary';
import { Disclosure, SliceDetails } from '@karvon/ui-kit';
import { offerMessages as m } from './offer-card.messages';
import classes from './offer-details.module.css';

interface OfferDetailsProps {
  slices: SliceTexts[];
  /** The emissions of its flights as text; null where they are unknown. */
  co2: string | null;
  /** How much lower its emissions are than typical for the search, in percent; null where unknown or too little. */
  lessCo2: number | null;
}

/**
 * Every segment and layover, rendered when they are first opened. Typical emissions are known only when all offers have arrived:
 * on the card itself, this text would move the cards below.
 */
export function OfferDetails({ slices, co2, lessCo2 }: OfferDetailsProps) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure
      className={classes.details}
      summary={intl.formatMessage(m.details)}
      onToggle={() => setOpened(true)}
    >
      {opened ? (
        <div className={classes.ways}>
          {slices.map((slice, index) => {
            const { departure, arrival } = slice;
            const way = { from: departure.city, to: arrival.city, date: departure.date };
            return (
              <section key={index} className={classes.way}>
                <h4>{intl.formatMessage(m.way, way)}</h4>
                <SliceDetails slice={slice} />
              </section>
            );
          })}
          {co2 ? <p>{capitalised(co2)}</p> : null}
          {lessCo2 ? (
            <p className={classes.less}>
              {intl.formatMessage(m.lessEmissions, { percent: lessCo2 })}
            </p>
          ) : null}
          <p className={classes.muted}>{intl.formatMessage(m.local)}</p>
        </div>
      ) : null}
    </Disclosure>
  );
}
