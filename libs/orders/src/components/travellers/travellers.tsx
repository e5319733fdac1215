import type { AirOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Card } from '@karvon/ui-kit';
import { travellerMessages } from './travellers.messages';
import classes from './travellers.module.css';

/** Who flies, with ticket numbers once there are any, and where we write to. */
export function Travellers({ order }: { order: AirOrder }) {
  const intl = useIntl();
  return (
    <Card as="section" aria-labelledby="order-travellers">
      <h2 id="order-travellers" className={classes.title}>
        {intl.formatMessage(travellerMessages.title)}
      </h2>
      <ul className={classes.list}>
        {order.passengers.map(({ type, surname, name, ticketNumber }, index) => (
          // Two travellers may share a name; their place in the order never changes.
          <li key={index}>
            <strong>
              {surname} {name}
            </strong>
            <span className={classes.muted}>{intl.formatMessage(travellerMessages[type])}</span>
            {ticketNumber ? (
              <span className={classes.ticket}>
                {intl.formatMessage(travellerMessages.ticket, { number: ticketNumber })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={classes.contacts}>
        {intl.formatMessage(travellerMessages.contacts, {
          phone: order.booker.mobilePhone,
          email: order.booker.email,
        })}
      </p>
    </Card>
  );
}
