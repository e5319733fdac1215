import type { AirOrder, Payment } from '@karvon/contract';
import { useFormat } from '@karvon/i18n';
import { Bought } from '@karvon/order-parts';
import { Scene } from '@karvon/ui-kit';
import { slicesToCome } from '../../model/exchange';
import { flightResultMessages as m } from './payment-result-page.messages';

interface BoughtFlightsProps {
  order: AirOrder;
  payment: Pick<Payment, 'amount' | 'status'>;
}

/** Flights: a line with the day for each, if there are several. */
export function BoughtFlights({ order, payment }: BoughtFlightsProps) {
  const format = useFormat();
  const { dictionary, passengers, booker, tickets } = order;
  const slices = slicesToCome(order);
  const sent = tickets === 'ready' && order.exchange?.state !== 'at-carrier';
  const cityOf = (code: string) => dictionary.airports[code]?.city ?? code;
  const flights = slices.map(({ origin, destination, segments }) => ({
    route: `${cityOf(origin)} — ${cityOf(destination)}`,
    day: format.date(segments[0]!.departingAt.slice(0, 10), 'weekdayDayMonth'),
    to: dictionary.airports[destination]?.cityCode ?? destination,
  }));
  const carriers = [
    ...new Set(
      slices.flatMap(({ segments }) => segments.map(({ marketingCarrier }) => marketingCarrier)),
    ),
  ];
  const [{ route, to }] = flights as [(typeof flights)[number]];
  return (
    <Bought
      picture={(className) => <Scene name={to} className={className} />}
      title={route}
      carriers={carriers.map((code) => ({ code, logo: dictionary.carriers[code]?.logo }))}
      facts={flights.map((one) => (flights.length > 1 ? `${one.route}, ${one.day}` : one.day))}
      names={passengers.map(({ name, surname }) => `${name} ${surname}`)}
      payment={payment}
      next={sent ? m.ticketsSent : m.ticketsByMail}
      email={booker.email}
    />
  );
}
