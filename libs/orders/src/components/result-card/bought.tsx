import type { ReactNode } from 'react';
import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { AirOrder, HotelOrder } from '@karvon/contract';
import { useFormat, useIntl, type MessageDescriptor } from '@karvon/i18n';
import { CarrierMark, Scene } from '@karvon/ui-kit';
import { resultMessages as m } from './result-card.messages';
import classes from './result-card.module.css';

interface BoughtProps {
  /** Shown above the text. */
  picture: ReactNode;
  title: string;
  /** Airline codes; none for a hotel. */
  carriers?: readonly string[];
  facts: string;
  names: readonly string[];
  next: MessageDescriptor;
  email: string;
}

/** What was paid for: the place, the dates, the people, and what comes next. */
function Bought({ picture, title, carriers = [], facts, names, next, email }: BoughtProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <section className={classes.bought}>
      {picture}
      <div className={classes.facts}>
        <h2 className={classes.trip}>
          {title}
          {carriers.map((code) => (
            <CarrierMark key={code} code={code} />
          ))}
        </h2>
        <p>{facts}</p>
        <p>{format.list(names)}</p>
        <p className={classes.muted}>{intl.formatMessage(next, { email })}</p>
      </div>
    </section>
  );
}

export function BoughtFlights({ order }: { order: AirOrder }) {
  const format = useFormat();
  const { slices, dictionary, passengers, booker } = order;
  const days = slices.map(({ segments }) => segments[0]!.departingAt.slice(0, 10));
  const to = dictionary.airports[slices[0]!.destination];
  const cityOf = (code: string) => dictionary.airports[code]?.city ?? code;
  return (
    <Bought
      picture={<Scene name={to?.cityCode ?? slices[0]!.destination} className={classes.scene} />}
      title={`${cityOf(slices[0]!.origin)} — ${cityOf(slices[0]!.destination)}`}
      carriers={[
        ...new Set(
          slices.flatMap(({ segments }) =>
            segments.map(({ marketingCarrier }) => marketingCarrier),
          ),
        ),
      ]}
      facts={
        days.length > 1
          ? format.range(days[0]!, days.at(-1)!)
          : format.date(days[0]!, 'weekdayDayMonth')
      }
      names={passengers.map(({ name, surname }) => `${name} ${surname}`)}
      next={m.ticketsByMail}
      email={booker.email}
    />
  );
}

export function BoughtStay({ order }: { order: HotelOrder }) {
  const format = useFormat();
  const transport = useTransport();
  const { stay, guests, booker } = order;
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
      facts={`${format.range(stay.arrivalDate, stay.departureDate)} · ${stay.hotel.address}`}
      names={guests.map(({ name, surname }) => `${name} ${surname}`)}
      next={m.voucherByMail}
      email={booker.email}
    />
  );
}
