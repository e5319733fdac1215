import type { HotelBooking } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { hotelStatusNames } from '@karvon/stay';
import { BedDouble, type BadgeProps } from '@karvon/ui-kit';
import type { HotelEntry } from '../../model/booking-entry';
import { BookingLine } from './booking-line';
import { bookingMessages as m } from './booking-line.messages';

type Shown = keyof typeof hotelStatusNames;

/** The colour for each status; any other status is neutral. */
const tones: Partial<Record<Shown, BadgeProps['tone']>> = {
  'waiting-for-booking': 'accent',
  'waiting-for-payment': 'highlight',
  'in-progress': 'accent',
  finished: 'success',
  'finished-at-hotel': 'success',
  cancelling: 'accent',
};

const shownStatus = ({ status, whereToPay }: HotelBooking): Shown =>
  status === 'finished' && whereToPay === 'at-hotel' ? 'finished-at-hotel' : status;

interface HotelBookingLineProps {
  entry: HotelEntry;
  edition: Pick<Edition, 'support'>;
}

/** A hotel order in the history: the hotel, the dates, the room and the status. */
export function HotelBookingLine({ entry: { booking }, edition }: HotelBookingLineProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const { number, payBefore, rooms, guests, roomName: room } = booking;
  const status = shownStatus(booking);
  return (
    <BookingLine
      icon={<BedDouble size={24} aria-hidden />}
      to={paths.hotelOrder.to(lang, { number })}
      label={intl.formatMessage(m.open, { number })}
      title={`${booking.hotelName}, ${booking.city}`}
      when={format.range(booking.arrivalDate, booking.departureDate)}
      who={intl.formatMessage(m.stay, { rooms, room, guests })}
      number={intl.formatMessage(m.number, { number })}
      status={intl.formatMessage(hotelStatusNames[status])}
      tone={tones[status]}
      hint={
        status === 'waiting-for-payment' && payBefore
          ? intl.formatMessage(m.payBefore, {
              time: format.deadline(payBefore, edition.support),
            })
          : undefined
      }
      total={format.money(booking.total)}
    />
  );
}
