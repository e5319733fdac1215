import type { AirOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { seatsOf } from '../../model/extras';
import { ticketsMessages as m } from './tickets-panel.messages';
import classes from './tickets-panel.module.css';

/** The bought seats of each flight, in the order of the passengers. */
export function TicketSeats({ order }: { order: Pick<AirOrder, 'slices' | 'extras'> }) {
  const intl = useIntl();
  const flights = order.slices.flatMap(({ segments }, slice) =>
    segments.map(({ flightNumber }, segment) => ({
      flight: flightNumber,
      seats: seatsOf(order, slice, segment),
    })),
  );
  return flights
    .filter(({ seats }) => seats.length > 0)
    .map(({ flight, seats }, index) => (
      <p key={index} className={classes.seats}>
        {intl.formatMessage(m.seats, {
          flight,
          count: seats.length,
          seats: seats.map(({ designator }) => designator).join(', '),
        })}
      </p>
    ));
}
