import type { ReactNode } from 'react';
import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { AirOrder, HotelOrder, Payment } from '@karvon/contract';
import { useFormat, useIntl, type MessageDescriptor } from '@karvon/i18n';
import { CarrierMark, Scene } from '@karvon/ui-kit';
import { slicesToCome } from '../../model/exchange';
import { resultMessages as m } from './result-card.messages';
import classes from './result-card.module.css';

interface BoughtProps {
  /** Shown above the text. */
  picture: ReactNode;
  title: string;
  /** Airlines; none for a hotel. */
  carriers?: readonly { code: string; logo: string | undefined }[];
  facts: readonly string[];
  names: readonly string[];
  payment: Pick<Payment, 'amount' | 'status'>;
  /** What comes when it is paid. */
  next: MessageDescriptor;
  email: string;
}

/** What is paid for: the place, the dates, the people, the sum, and what comes next when it is paid. */
function Bought(props: BoughtProps) {
  const { picture, title, carriers = [], facts, names, payment, next, email } = props;
  const isPaid = payment.status === 'succeeded';
  const intl = useIntl();
  const format = useFormat();
  return (
    <section className={classes.bought}>
      {picture}
      <div className={classes.facts}>
        <h2 className={classes.trip}>
          {title}
          {carriers.map((carrier) => (
            <CarrierMark key={carrier.code} {...carrier} />
          ))}
        </h2>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <p>{format.list(names)}</p>
        <p>
          {intl.formatMessage(isPaid ? m.paid : m.sum, { total: format.money(payment.amount) })}
        </p>
        {isPaid ? <p className={classes.muted}>{intl.formatMessage(next, { email })}</p> : null}
      </div>
    </section>
  );
}

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
      picture={<Scene name={to} className={classes.scene} />}
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

interface BoughtStayProps {
  order: HotelOrder;
  payment: Pick<Payment, 'amount' | 'status'>;
}

/** A stay: its days and its place. */
export function BoughtStay({ order, payment }: BoughtStayProps) {
  const format = useFormat();
  const transport = useTransport();
  const { stay, guests, booker, voucher } = order;
  const [picture] = stay.hotel.pictures;
  return (
    <Bought
      picture={
        picture ? (
          <img
            className={classes.scene}
            src={hotelPictureUrl(transport, picture)}
            width={picture.width}
            height={picture.height}
            alt=""
          />
        ) : null
      }
      title={stay.hotel.name}
      facts={[format.range(stay.arrivalDate, stay.departureDate), stay.hotel.address]}
      names={guests.map(({ name, surname }) => `${name} ${surname}`)}
      payment={payment}
      next={voucher === 'ready' ? m.voucherSent : m.voucherByMail}
      email={booker.email}
    />
  );
}
