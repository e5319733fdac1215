import type { HotelOrder } from '@karvon/contract';
import { unbroken, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Card } from '@karvon/ui-kit';
import classes from '../travellers/travellers.module.css';
import { hotelGuestMessages as m } from './hotel-guests.messages';

/** The guests as the hotel knows them, and the booker. */
export function HotelGuests({ order }: { order: Pick<HotelOrder, 'guests' | 'booker' | 'stay'> }) {
  const intl = useIntl();
  const texts = useStayTexts();
  const { adults, childAges } = order.stay;
  return (
    <Card as="section" aria-labelledby="order-guests">
      <h2 id="order-guests" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <ul className={classes.list}>
        {order.guests.map(({ category, name, surname }, index) => (
          // The index is the key: guests can share a name, and their order never changes.
          <li key={index}>
            <strong>{`${name} ${surname}`}</strong>
            <span className={classes.muted}>{intl.formatMessage(m[category])}</span>
          </li>
        ))}
      </ul>
      {order.guests.length < adults + childAges.length ? (
        <p className={classes.contacts}>
          {intl.formatMessage(m.others, { party: texts.party(order.stay) })}
        </p>
      ) : null}
      <p className={classes.contacts}>
        {intl.formatMessage(m.contacts, {
          ...order.booker,
          // A phone number does not break across lines.
          phone: unbroken(order.booker.phone),
        })}
      </p>
    </Card>
  );
}
