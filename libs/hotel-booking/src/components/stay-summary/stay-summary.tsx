import type { ReactNode } from 'react';
import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { HotelOfferDetail } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { describeRoomFit, useStayTexts } from '@karvon/stay';
import { Card, DescriptionList, Rating } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { CancellationNote } from './cancellation-note';
import { summaryMessages as m } from './stay-summary.messages';
import classes from './stay-summary.module.css';
import { StayPrice } from './stay-price';

interface StaySummaryProps {
  detail: HotelOfferDetail;
  /** The price to be paid, fees included. */
  total: Money;
  /** Address of the hotel's rooms. */
  backTo: string;
}

/** What is being booked: the hotel, the room, its terms and the price. */
export function StaySummary({ detail, total, backTo }: StaySummaryProps) {
  const intl = useIntl();
  const texts = useStayTexts();
  const transport = useTransport();
  const { hotel, offer, room } = detail;
  const { arrival, departure } = texts.days(detail);
  const picture = room.pictures[0] ?? hotel.pictures[0];
  const { room: roomName, extraBeds, meal } = texts.offer(offer);
  const row = (term: keyof typeof m, value: ReactNode) => ({
    term: intl.formatMessage(m[term]),
    value,
  });
  return (
    <Card as="section" aria-labelledby="summary" className={classes.stay}>
      <h2 id="summary" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <div className={classes.hotel}>
        {picture ? (
          <img
            className={classes.picture}
            src={hotelPictureUrl(transport, picture)}
            width={picture.width}
            height={picture.height}
            alt=""
          />
        ) : null}
        <div>
          <p className={classes.name}>{hotel.name}</p>
          {hotel.stars > 0 ? (
            <Rating
              value={hotel.stars}
              outOf={hotel.stars}
              label={intl.formatMessage(m.stars, { count: hotel.stars })}
            />
          ) : null}
          <p className={classes.muted}>{hotel.address}</p>
        </div>
      </div>
      <DescriptionList
        rows={[
          row('arrival', arrival),
          row('departure', departure),
          row('guests', texts.party(detail)),
          row(
            'room',
            <>
              {[roomName, extraBeds].filter(Boolean).join(', ')}
              {[
                describeRoomFit(room, { ...offer, ...detail }, intl),
                ...texts.sleepers(detail, offer.rooms),
              ].map((line) => (
                <span key={line} className={classes.line}>
                  {line}
                </span>
              ))}
            </>,
          ),
          row('rate', offer.rateName),
          row('meal', meal),
        ]}
      />
      <Link to={backTo} className={classes.change}>
        {intl.formatMessage(m.change)}
      </Link>
      <CancellationNote offer={offer} />
      <StayPrice detail={detail} total={total} />
    </Card>
  );
}
