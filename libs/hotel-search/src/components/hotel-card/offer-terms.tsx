import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { freeBeside } from '../../model/hotel-list';
import type { HotelFacts } from '../../model/hotel-facts';
import { cardMessages as m } from './hotel-card.messages';
import classes from './hotel-card.module.css';

interface OfferTermsProps {
  facts: HotelFacts;
  party: { adults: number; childAges: readonly number[] };
}

/** What the shown price includes: room, who sleeps where, meals and cancellation terms. */
export function OfferTerms({ facts: { shown, choices }, party }: OfferTermsProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const cancellable = freeBeside(shown, choices);
  const { room, meal, place, waiting, cancellation } = texts.offer(shown);
  return (
    <ul className={classes.terms}>
      <li className={classes.room}>{room}</li>
      {texts.sleepers(party, shown.rooms ?? 1).map((sleepers) => (
        <li key={sleepers}>{sleepers}</li>
      ))}
      <li data-tone={shown.meal === 'none' ? undefined : 'yes'}>{meal}</li>
      <li data-tone={cancellation.free ? 'yes' : undefined}>
        {cancellable && !cancellation.free
          ? intl.formatMessage(m.freeFrom, { price: format.money(cancellable.total) })
          : cancellation.headline}
      </li>
      {waiting ? <li data-tone="few">{waiting}</li> : null}
      {shown.whereToPay === 'at-hotel' ? <li>{place}</li> : null}
      {shown.roomsLeft !== null ? (
        <li data-tone="few">{intl.formatMessage(m.left, { count: shown.roomsLeft })}</li>
      ) : null}
    </ul>
  );
}
