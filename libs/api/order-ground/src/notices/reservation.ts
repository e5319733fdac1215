/** How a reservation stands, in schema.org's words. */
export type ReservationStatus = 'Cancelled' | 'Confirmed' | 'Hold' | 'Pending';

/** A flight of one passenger or a stay, as schema.org describes it; what all of them say is added when the letter is written. */
export interface Reservation {
  '@type': 'FlightReservation' | 'LodgingReservation';
  reservationNumber: string;
  reservationStatus: `http://schema.org/Reservation${ReservationStatus}`;
  underName: { '@type': 'Person'; name: string };
  reservationFor: object;
  [more: string]: unknown;
}

/** What the reservations of one letter have in common. */
export const reservationOf = (
  number: string,
  status: ReservationStatus,
  person: { surname: string; name: string },
) => ({
  reservationNumber: number,
  reservationStatus: `http://schema.org/Reservation${status}` as const,
  underName: { '@type': 'Person' as const, name: `${person.name} ${person.surname}` },
});
