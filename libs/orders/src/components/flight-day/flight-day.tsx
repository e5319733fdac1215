import { airTicketsUrl, useTransport } from '@karvon/api-client';
import type { AirOrder } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { DayCard, useDayTime, useServerNow } from '@karvon/order-parts';
import { seatsOf } from '../../model/extras';
import { localTimeBefore, nextFlight, type NextFlight } from '../../model/next-flight';
import { flightDayMessages as m } from './flight-day.messages';

/** Minutes before a departure at which airports ask passengers to be there. */
const early = { home: 120, abroad: 180 };

function documentsOf({ passengers }: Pick<AirOrder, 'passengers'>) {
  if (passengers.length === 1) return m.document;
  return passengers.some(({ type }) => type !== 'adult') ? m.documents : m.documentsOfAll;
}

function untilOf({ departed, index }: NextFlight) {
  if (departed) return m.untilArrival;
  return index > 0 ? m.untilNextDeparture : m.untilDeparture;
}

/** What a passenger needs on the day of a flight; nothing while the flight is far away or not certain. */
export function FlightDay({ order }: { order: AirOrder }) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const texts = useItineraryTexts(order.dictionary);
  const href = airTicketsUrl(useTransport(), { number: order.number, lang });
  const now = useServerNow(order.serverTime);
  const timeOf = useDayTime(now);
  const next = nextFlight(order, now);
  if (!next) return null;

  const { slice, segment, index, departed, minutesLeft } = next;
  const { departure, arrival, flightNumber } = texts.slice(slice).segments[index]!;
  const row = (term: keyof typeof m, value: string) => ({
    term: intl.formatMessage(m[term]),
    value,
  });
  const moment = (at: string, { city, airport, code }: typeof departure) =>
    `${timeOf(at)} · ${[city, airport].filter(Boolean).join(', ')} (${code})`;
  const { airports } = order.dictionary;
  const abroad = airports[segment.origin]?.country !== airports[segment.destination]?.country;
  const minutesEarly = abroad ? early.abroad : early.home;
  const first = index === 0 && !departed;
  const seats = seatsOf(order, order.slices.indexOf(slice), index);
  return (
    <DayCard
      until={intl.formatMessage(untilOf(next))}
      minutesLeft={minutesLeft}
      where={intl.formatMessage(m.flight, {
        from: departure.city,
        to: arrival.city,
        flight: flightNumber,
      })}
      facts={[
        ...(departed ? [] : [row('departure', moment(segment.departingAt, departure))]),
        ...(first
          ? [
              row(
                'beThere',
                intl.formatMessage(m.beThereAt, {
                  at: timeOf(localTimeBefore(segment.departingAt, minutesEarly)),
                  duration: format.duration(minutesEarly),
                }),
              ),
            ]
          : []),
        row('arrival', moment(segment.arrivingAt, arrival)),
        ...(seats.length > 0
          ? [
              {
                term: intl.formatMessage(m.seats, { count: seats.length }),
                value: seats.map(({ designator }) => designator).join(', '),
              },
            ]
          : []),
        ...(order.pnr ? [row('pnr', order.pnr)] : []),
      ]}
      bring={first ? [documentsOf(order), m.receipt].map((thing) => intl.formatMessage(thing)) : []}
      note={intl.formatMessage(departed ? m.scheduleAir : m.schedule)}
      paper={{ href, name: intl.formatMessage(m.download) }}
    />
  );
}
