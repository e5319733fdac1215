import { useFormat, useIntl } from '@karvon/i18n';
import { describeAvailability, useStayTexts } from '@karvon/stay';
import { freeBeside } from '../../model/hotel-list';
import type { HotelFacts } from '../../model/hotel-facts';
import { cardMessages as m } from './hotel-card.messages';
import classes from './hotel-card.module.css';

/** What the shown price includes: room, meals and cancellation terms. */
export function OfferTerms({ facts: { hotel, shown, choices } }: { facts: HotelFacts }) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const cancellable = freeBeside(shown, choices);
  const { freeUntil } = shown;
  const cancellation = texts.cancellation({ freeUntil, steps: [] }, shown.total);
  const { rooms = 1, roomName: name } = shown;
  const availability = describeAvailability(shown, intl);
  return (
    <ul className={classes.terms}>
      <li className={classes.room}>{texts.rooms({ rooms, name })}</li>
      <li data-tone={shown.meal === 'none' ? undefined : 'yes'}>{texts.meal(shown.meal)}</li>
      <li data-tone={cancellation.free ? 'yes' : undefined}>
        {cancellable && !cancellation.free
          ? intl.formatMessage(m.freeFrom, { price: format.money(cancellable.total) })
          : cancellation.headline}
      </li>
      {availability ? <li data-tone="few">{availability}</li> : null}
      {shown.whereToPay === 'at-hotel' ? <li>{texts.place('at-hotel')}</li> : null}
      {hotel.offer.roomsLeft !== null && shown.total === hotel.offer.total ? (
        <li data-tone="few">{intl.formatMessage(m.left, { count: hotel.offer.roomsLeft })}</li>
      ) : null}
    </ul>
  );
}
