import type { Dictionary, RefundPart, Segment } from '@karvon/contract';
import {
  reservationOf,
  type Reservation,
  type ReservationStatus,
} from '@karvon/order-ground/notices/reservation';
import { returnedOf } from '../parts/part-of-order';
import type { OrderRow } from '../store/order-store';
import type { StoredPassenger } from '../store/passenger-store';

interface Booked {
  order: Pick<OrderRow, 'number' | 'pnr' | 'sold'>;
  dictionary: Dictionary;
  passengers: readonly Pick<StoredPassenger, 'surname' | 'name'>[];
  /** The parts of the order that were given back. */
  parts: readonly RefundPart[];
  status: ReservationStatus;
}

/** 'HY 601' is flight 601 of HY. Times have the offset of their airport. */
function flightOf(segment: Segment, { airports, carriers }: Dictionary): object {
  const airport = (code: string) => ({
    '@type': 'Airport',
    name: airports[code]?.airport ?? code,
    iataCode: code,
  });
  const { marketingCarrier: carrier, flightNumber } = segment;
  return {
    '@type': 'Flight',
    flightNumber: flightNumber.replace(/^\S+\s/, ''),
    airline: { '@type': 'Airline', name: carriers[carrier]?.name ?? carrier, iataCode: carrier },
    departureAirport: airport(segment.origin),
    departureTime: segment.departingAt,
    arrivalAirport: airport(segment.destination),
    arrivalTime: segment.arrivingAt,
  };
}

/** Each flight that each passenger still has, as mail programs read it. */
export function flightReservations({
  order,
  dictionary,
  passengers,
  parts,
  status,
}: Booked): Reservation[] {
  return passengers.flatMap((passenger, index) => {
    const returned = returnedOf(parts, index);
    return order.sold.slices
      .filter((_slice, slice) => !returned.includes(slice))
      .flatMap(({ segments }) =>
        segments.map((segment) => ({
          '@type': 'FlightReservation' as const,
          ...reservationOf(order.pnr ?? order.number, status, passenger),
          reservationFor: flightOf(segment, dictionary),
        })),
      );
  });
}
