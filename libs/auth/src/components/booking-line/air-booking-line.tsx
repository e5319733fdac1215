import type { AirBooking } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { airStatusHelp, airStatusNames, flightChangeNames } from '@karvon/itinerary';
import { paths } from '@karvon/paths';
import { Plane, type BadgeProps } from '@karvon/ui-kit';
import { firstDay, routeOf, type AirEntry } from '../../model/booking-entry';
import { bookingMessages as m } from './booking-line.messages';
import { BookingLine } from './booking-line';

type Shown = keyof typeof airStatusNames;

/** The colour for each status; any other status is neutral. */
const tones: Partial<Record<Shown, BadgeProps['tone']>> = {
  'not-paid': 'highlight',
  issuing: 'accent',
  paid: 'success',
  return: 'accent',
  'issue-error': 'danger',
  error: 'danger',
};

const shownStatus = ({ status, tickets }: AirBooking): Shown =>
  status === 'paid' && tickets !== 'ready' ? 'issuing' : status;

interface AirBookingLineProps {
  entry: AirEntry;
  edition: Pick<Edition, 'support'>;
}

/** An air order in the history: the route, the dates, the passengers and the status. */
export function AirBookingLine({ entry, edition }: AirBookingLineProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const { booking } = entry;
  const { number, payBefore, passengers, upcoming } = booking;
  const { cities, back } = routeOf(entry);
  const route = cities.join(' — ');
  const [first] = booking.slices[0]!.segments;
  const day = format.date(firstDay(entry), upcoming ? 'weekdayDayMonth' : 'long');
  const status = shownStatus(booking);
  const { scheduleChange: change } = booking;
  const hint = () => {
    if (change) return intl.formatMessage(m.changed);
    if (status === 'issue-error') return intl.formatMessage(airStatusHelp[status]);
    return status === 'not-paid' && payBefore
      ? intl.formatMessage(m.payBefore, {
          time: format.deadline(payBefore, edition.support),
        })
      : undefined;
  };
  return (
    <BookingLine
      icon={<Plane size={24} aria-hidden />}
      to={paths.airOrder.to(lang, { number })}
      label={intl.formatMessage(m.open, { number })}
      title={back ? intl.formatMessage(m.andBack, { route }) : route}
      when={`${day}, ${format.time(first!.departingAt)}`}
      who={passengers.map(({ surname, name }) => `${surname} ${name}`).join(', ')}
      number={intl.formatMessage(m.number, { number })}
      status={intl.formatMessage(change ? flightChangeNames[change] : airStatusNames[status])}
      // Red marks flights that were cancelled.
      tone={change === 'cancelled' ? 'danger' : change ? 'highlight' : tones[status]}
      hint={hint()}
      total={format.money(booking.total)}
    />
  );
}
