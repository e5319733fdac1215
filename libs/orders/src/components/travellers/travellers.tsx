import type { AirOrder } from '@karvon/contract';
import { unbroken, useFormat, useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { PeopleCard } from '@karvon/order-parts';
import { travellerMessages as m } from './travellers.messages';

/** The passengers, with ticket numbers once there are any, and the booker's contacts. */
export function Travellers({ order }: { order: AirOrder }) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useItineraryTexts(order.dictionary);
  const routeOf = (index: number) => {
    const { departure, arrival } = texts.slice(order.slices[index]!);
    return `${departure.city}\u00a0— ${arrival.city}`;
  };
  const factsOf = ({ type, ticketNumber: number, returned }: AirOrder['passengers'][number]) => {
    const ticket = returned.length === order.slices.length ? m.ticketReturned : m.ticket;
    const isPart = returned.length > 0 && returned.length < order.slices.length;
    return [
      { text: intl.formatMessage(m[type]) },
      ...(number ? [{ text: intl.formatMessage(ticket, { number }), place: 'end' as const }] : []),
      ...(isPart
        ? [
            {
              text: intl.formatMessage(m.flightsReturned, {
                flights: format.list(returned.map(routeOf)),
              }),
            },
          ]
        : []),
    ];
  };
  return (
    <PeopleCard
      id="order-travellers"
      title={intl.formatMessage(m.title)}
      people={order.passengers.map((passenger) => ({
        name: `${passenger.surname} ${passenger.name}`,
        facts: factsOf(passenger),
      }))}
      notes={[
        intl.formatMessage(m.contacts, {
          // A phone number does not break across lines.
          phone: unbroken(order.booker.mobilePhone),
          email: order.booker.email,
        }),
      ]}
    />
  );
}
