import { useState } from 'react';
import { useIntl } from '@karvon/i18n';
import type { SliceTexts } from '@karvon/itinerary';
import { Disclosure, SliceDetails } from '@karvon/ui-kit';
import { offerMessages as m } from './offer-card.messages';
import classes from './offer-card.module.css';

/** Every segment and connection, rendered when they are first opened. */
export function OfferDetails({ slices }: { slices: SliceTexts[] }) {
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
          <p className={classes.muted}>{intl.formatMessage(m.local)}</p>
        </div>
      ) : null}
    </Disclosure>
  );
}
