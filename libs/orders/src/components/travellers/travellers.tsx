import type { AirOrder } from '@karvon/contract';
import { unbroken, useFormat, useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Card } from '@karvon/ui-kit';
import { travellerMessages } from './travellers.messages';
import classes from './travellers.module.css';

/** The passengers, with ticket numbers once there are any, and the booker's contacts. */
export function Travellers({ order }: { order: AirOrder }) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useItineraryTexts(order.dictionary);
  const routeOf = (index: number) => {
    const { departure, arrival } = texts.slice(order.slices[index]!);
    return `${departure.city}\u00a0— ${arrival.city}`;
  };
  return (
    <Card as="section" aria-labelledby="order-travellers">
      <h2 id="order-travellers" className={classes.title}>
        {intl.formatMessage(travellerMessages.title)}
      </h2>
      <ul className={classes.list}>
        {order.passengers.map(({ type, surname, name, ticketNumber, returned }, index) => (
          // The index is the key: travellers can share a name, and their order never changes.
          <li key={index}>
            <strong>{`${surname} ${name}`}</strong>
            <span className={classes.muted}>{intl.formatMessage(travellerMessages[type])}</span>
            {ticketNumber ? (
              <span className={classes.ticket}>
                {intl.formatMessage(
                  returned.length === order.slices.length
                    ? travellerMessages.ticketReturned
                    : travellerMessages.ticket,
                  { number: ticketNumber },
                )}
              </span>
            ) : null}
            {returned.length > 0 && returned.length < order.slices.length ? (
              <span className={classes.muted}>
                {intl.formatMessage(travellerMessages.flightsReturned, {
                  flights: format.list(returned.map(routeOf)),
                })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={classes.contacts}>
        {intl.formatMessage(travellerMessages.contacts, {
          // A phone number does not break across lines.
          phone: unbroken(order.booker.mobilePhone),
          email: order.booker.email,
        })}
      </p>
    </Card>
  );
}
