import type { HotelOffer } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useStayTexts } from '@karvon/stay';
import { Badge, Button, Disclosure, Price } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { nightsOf, stayQuery, type Stay } from '../../model/stay';
import { cardMessages } from '../hotel-card/hotel-card.messages';
import { roomMessages as m } from './room-card.messages';
import classes from './room-card.module.css';

interface OfferRowProps {
  offer: HotelOffer;
  hotelCode: string;
  stay: Stay;
  /** True when no note above the rooms names what the hotel charges on arrival. */
  ownLevies: boolean;
  /** The best of several, which is marked. */
  best: boolean;
}

/** A tariff of a room: what it includes, its cancellation terms and its total price. */
export function OfferRow({ offer, hotelCode, stay, ownLevies, best }: OfferRowProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const texts = useStayTexts();
  const price = format.money(offer.total);
  const facts = texts.offer(offer);
  const { cancellation } = facts;
  const party = { adults: stay.adults, childAges: stay.ages };
  return (
    <li className={classes.offer}>
      <div className={classes.terms}>
        <h4 className={classes.rate}>{offer.rateName}</h4>
        {best ? <Badge tone="success">{intl.formatMessage(m.best)}</Badge> : null}
        <ul className={classes.points}>
          {offer.rooms > 1 ? <li>{facts.room}</li> : null}
          {texts.sleepers(party, offer.rooms).map((sleepers) => (
            <li key={sleepers}>{sleepers}</li>
          ))}
          <li data-tone={offer.meal === 'none' ? undefined : 'yes'}>{facts.meal}</li>
          <li data-tone={cancellation.free ? 'yes' : undefined}>{cancellation.headline}</li>
          <li>{facts.place}</li>
          {facts.extraBeds ? <li>{facts.extraBeds}</li> : null}
          {facts.freeNights ? <li data-tone="yes">{facts.freeNights}</li> : null}
        </ul>
        {facts.waiting ? <Badge tone="highlight">{facts.waiting}</Badge> : null}
        {offer.roomsLeft !== null ? (
          <p className={classes.few}>
            {intl.formatMessage(cardMessages.left, { count: offer.roomsLeft })}
          </p>
        ) : null}
        {cancellation.steps.length > 0 ? (
          <Disclosure quiet summary={intl.formatMessage(m.cancelling)}>
            <ul className={classes.points}>
              <li>{cancellation.headline}</li>
              {cancellation.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
              {cancellation.zone ? <li>{cancellation.zone}</li> : null}
            </ul>
          </Disclosure>
        ) : null}
      </div>
      <div className={classes.price}>
        <div>
          <Price
            amount={price}
            note={intl.formatMessage(cardMessages.forStay, {
              nights: texts.nights(nightsOf(stay)),
            })}
          />
          <p className={classes.note}>
            {intl.formatMessage(cardMessages.perNight, { price: format.money(offer.perNight) })}
          </p>
          {ownLevies && facts.leviesLine ? (
            <p className={classes.note}>{facts.leviesLine}</p>
          ) : null}
        </div>
        <Button
          as={Link}
          className={classes.choose}
          to={paths.hotelBooking.to(lang, {
            offer: offer.id,
            hotel: hotelCode,
            seen: String(offer.total.amount),
            ...stayQuery(stay),
          })}
          aria-label={intl.formatMessage(m.chooseNamed, {
            room: facts.room,
            rate: offer.rateName,
            price,
          })}
        >
          {intl.formatMessage(m.choose)}
        </Button>
      </div>
    </li>
  );
}
