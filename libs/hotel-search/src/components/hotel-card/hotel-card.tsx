import { memo } from 'react';
import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { HotelObject } from '@karvon/contract';
import { LateHeart } from '@karvon/favourite-heart';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useStayTexts } from '@karvon/stay';
import { Button, Card, Price, Rating } from '@karvon/ui-kit';
import { roomsQuery, type RoomsWanted } from '../../model/hotel-criteria';
import type { HotelFacts } from '../../model/hotel-facts';
import { nightsOf } from '../../model/stay';
import { GuestScore } from '../hotel-facts/guest-score';
import { factMessages } from '../hotel-facts/hotel-facts.messages';
import { kindNames } from '../hotel-facts/hotel-names.messages';
import { cardMessages as m } from './hotel-card.messages';
import classes from './hotel-card.module.css';
import heart from './hotel-heart.module.css';
import { HotelLink } from './hotel-link';
import picture from './hotel-picture.module.css';
import { OfferTerms } from './offer-terms';
import { PlaceFacts } from './place-facts';

export interface HotelCardProps {
  facts: HotelFacts;
  objects: ReadonlyMap<string, HotelObject>;
  stay: RoomsWanted;
  /** The first cards are visible before scripts run, so their pictures load at once. */
  eager: boolean;
  /** Pointed at here or on the map. */
  active: boolean;
}

/** One hotel: location, total price of the cheapest stay and its cancellation terms. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { facts, objects, stay, eager, active } = props;
  const { hotel, shown } = facts;
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const texts = useStayTexts();
  const transport = useTransport();
  const price = format.money(shown.total);
  const address = paths.hotel.to(lang, {
    code: hotel.code,
    seen: String(shown.total.amount),
    ...roomsQuery(stay),
  });
  const { width, height, alt } = hotel.picture;
  const { leviesLine } = texts.levies(shown);

  return (
    <Card as="article" padding="none" className={classes.root} data-active={active || undefined}>
      <HotelLink href={address} className={picture.root} tabIndex={-1} aria-hidden="true">
        <img
          src={hotelPictureUrl(transport, hotel.picture)}
          {...{ width, height, alt }}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </HotelLink>
      <div className={heart.root}>
        <LateHeart subject={{ hotel: hotel.code, stay, offer: hotel.offer }} name={hotel.name} />
      </div>
      <div className={classes.main}>
        <header className={classes.header}>
          <h3 className={classes.name}>
            <HotelLink href={address}>{hotel.name}</HotelLink>
          </h3>
          <p className={classes.kind}>
            {hotel.stars > 0 ? (
              <Rating
                value={hotel.stars}
                outOf={hotel.stars}
                label={intl.formatMessage(factMessages.stars, { count: hotel.stars })}
              />
            ) : null}
            <span>{intl.formatMessage(kindNames[hotel.kind])}</span>
            <GuestScore score={hotel.score} />
          </p>
        </header>
        <PlaceFacts facts={facts} objects={objects} />
        <OfferTerms facts={facts} party={{ adults: stay.adults, childAges: stay.ages }} />
      </div>
      <div className={classes.aside}>
        <div className={classes.price}>
          <Price
            amount={price}
            note={intl.formatMessage(m.forStay, { nights: texts.nights(nightsOf(stay)) })}
          />
          <p className={classes.note}>
            {intl.formatMessage(m.perNight, { price: format.money(shown.perNight) })}
          </p>
          {leviesLine ? <p className={classes.note}>{leviesLine}</p> : null}
        </div>
        <Button
          as={HotelLink}
          className={classes.choose}
          href={address}
          aria-label={intl.formatMessage(m.chooseNamed, { hotel: hotel.name, price })}
        >
          {intl.formatMessage(m.choose)}
        </Button>
      </div>
    </Card>
  );
});
