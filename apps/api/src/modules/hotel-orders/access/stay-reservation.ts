import type { HotelGuest } from '@karvon/contract';
import { DateTime } from 'luxon';
import {
  reservationOf,
  type Reservation,
  type ReservationStatus,
} from '@karvon/order-ground/notices/reservation';
import type { HotelOrderRow } from '../store/order-store';

/** A stay as mail programs read it; its hours are the hotel's. */
export function stayReservation(
  {
    number,
    confirmation,
    lang,
    sold,
  }: Pick<HotelOrderRow, 'number' | 'confirmation' | 'lang' | 'sold'>,
  guest: Pick<HotelGuest, 'name' | 'surname'>,
  status: ReservationStatus,
): Reservation {
  const { hotel, arrivalDate, departureDate } = sold[lang].stay;
  const at = (day: string, time: string) =>
    DateTime.fromISO(`${day}T${time}`, { zone: hotel.location.timeZone }).toISO({
      suppressMilliseconds: true,
    });
  return {
    '@type': 'LodgingReservation',
    ...reservationOf(confirmation ?? number, status, guest),
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: hotel.name,
      address: { '@type': 'PostalAddress', streetAddress: hotel.address },
    },
    checkinTime: at(arrivalDate, hotel.checkIn),
    checkoutTime: at(departureDate, hotel.checkOut),
    // Gmail's own names of the two.
    checkinDate: at(arrivalDate, hotel.checkIn),
    checkoutDate: at(departureDate, hotel.checkOut),
  };
}
