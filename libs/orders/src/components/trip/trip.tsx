import type { AirOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Card, SliceDetails, SliceSummary } from '@karvon/ui-kit';
import { tripMessages } from './trip.messages';
import classes from './trip.module.css';

/** The flights of an order, with a summary and details of each direction. */
export function Trip({ order }: { order: Pick<AirOrder, 'slices' | 'dictionary'> }) {
  const intl = useIntl();
  const texts = useItineraryTexts(order.dictionary);
  return (
    <Card as="section" aria-labelledby="order-trip">
      <h2 id="order-trip" className={classes.title}>
        {intl.formatMessage(tripMessages.title)}
      </h2>
      {order.slices.map(texts.slice).map((slice, index) => (
        <section key={index} className={classes.slice}>
          <h3 className={classes.way}>
            {intl.formatMessage(tripMessages.way, {
              from: slice.departure.city,
              to: slice.arrival.city,
            })}
          </h3>
          <SliceSummary slice={slice} />
          <SliceDetails slice={slice} />
        </section>
      ))}
      <p className={classes.note}>{intl.formatMessage(tripMessages.local)}</p>
    </Card>
  );
}
