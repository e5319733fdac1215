import type { AirOfferDetail, Fare } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { FareTerms } from '@karvon/fare-rules';
import { useItineraryTexts } from '@karvon/itinerary';
import { money, type Money } from '@karvon/money';
import { Button, Card, Disclosure, Price, SliceDetails, TriangleAlert } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { useFareFacts } from '../use-fare-facts';
import { SelfTransferNotice } from '../self-transfer-notice/self-transfer-notice';
import { TripLine } from '../trip-line/trip-line';
import { summaryMessages as m } from '../booking-summary.messages';
import classes from './booking-summary.module.css';

interface BookingSummaryProps {
  offer: AirOfferDetail;
  fare: Fare;
  /** The price to be paid, fees included. */
  total: Money;
  /** What points pay of it; null when they pay nothing. */
  byPoints: Money | null;
  /** The sum of the chosen bags and seats; null where there are none. */
  extras: Money | null;
  /** The prices of what was chosen are on their way: nothing can be booked meanwhile. */
  pricing: boolean;
  booking: boolean;
  /** Address of the other fares. */
  faresTo: string;
}

/**
 * What is being bought and the button that books it. On a wide screen both stand beside the form, on a phone above and
 * below it.
 */
export function BookingSummary(props: BookingSummaryProps) {
  const { offer, fare, total, byPoints, extras, pricing, booking, faresTo } = props;
  const intl = useIntl();
  const format = useFormat();
  const texts = useItineraryTexts(offer.dictionary);
  const { terms } = useFareFacts(offer)(fare);
  const { adult, child, baby } = offer.travellers;
  const slices = offer.slices.map(texts.slice);
  const toPay = money(
    total.amount - (byPoints?.amount ?? 0) + (extras?.amount ?? 0),
    total.currency,
  );
  return (
    <div className={classes.root}>
      {/* A phone shows the trip above the fields, which come before it in the HTML: nothing is painted before what follows it. */}
      <link rel="expect" href="#buy" blocking="render" media="(width < 64em)" />
      <Card as="section" aria-labelledby="summary" className={classes.trip}>
        <h2 id="summary" className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        {slices.map(({ departure, arrival, stops, duration, warnings }, index) => (
          <p key={index} className={classes.slice}>
            <strong>{intl.formatMessage(m.way, { from: departure.city, to: arrival.city })}</strong>
            <span className={classes.muted}>
              {intl.formatMessage(m.when, {
                date: departure.date,
                departure: departure.time,
                arrival: `${arrival.time}${arrival.dayShift && ` (${arrival.dayShift})`}`,
              })}
            </span>
            <span className={classes.muted}>{`${duration} · ${stops}`}</span>
            {warnings.map((warning) => (
              <span key={warning} className={classes.warning}>
                <TriangleAlert aria-hidden="true" size={16} />
                <span>{warning}</span>
              </span>
            ))}
          </p>
        ))}
        <SelfTransferNotice slices={slices} />
        <p className={classes.fare}>
          <span>{intl.formatMessage(m.fare, { name: fare.name })}</span>
          <Link
            to={faresTo}
            className={classes.change}
            aria-label={intl.formatMessage(m.changeFare)}
          >
            {intl.formatMessage(m.change)}
          </Link>
          <span className={classes.muted}>
            {intl.formatMessage(m.travellers, { count: adult + child + baby })}
          </span>
        </p>
        <Disclosure quiet summary={intl.formatMessage(m.details)}>
          <div className={classes.details}>
            {slices.map((slice, index) => (
              <SliceDetails key={index} slice={slice} />
            ))}
            <FareTerms terms={terms} />
          </div>
        </Disclosure>
        <p className={classes.total}>
          {byPoints ? (
            <span className={classes.muted}>
              {intl.formatMessage(m.byPoints, {
                total: format.money(total),
                points: format.money(byPoints),
              })}
            </span>
          ) : null}
          {extras ? (
            <span className={classes.muted}>
              {intl.formatMessage(m.extras, { total: format.money(extras) })}
            </span>
          ) : null}
          <span className={classes.muted}>{intl.formatMessage(m.total)}</span>
          <Price amount={format.money(toPay)} note={intl.formatMessage(m.later)} />
        </p>
      </Card>
      <div id="buy" className={classes.buy}>
        <TripLine offer={offer} />
        <Button
          type="submit"
          block
          className={classes.book}
          loading={booking || pricing}
          loadingLabel={intl.formatMessage(pricing ? m.pricing : m.booking)}
        >
          {intl.formatMessage(m.book, { total: format.money(toPay) })}
        </Button>
      </div>
    </div>
  );
}
