import { listAirBookings, listHotelBookings, type Transport } from '@karvon/api-client';
import type { Locale, User } from '@karvon/contract';
import { queryOptions } from '@tanstack/react-query';
import { mineKey } from './mine.query';

/** Short, because an order can be paid, ticketed or cancelled elsewhere. */
const freshMs = 5_000;

interface Asker {
  user: Pick<User, 'id'>;
  lang: Locale;
}

/** The air orders of a signed-in visitor, with the dictionary of names. */
export function airBookingsQuery(transport: Transport, { user, lang }: Asker) {
  return queryOptions({
    queryKey: [...mineKey, user.id, 'air-bookings', lang],
    queryFn: ({ signal }) => listAirBookings(transport, lang, { signal }),
    staleTime: freshMs,
  });
}

/** The hotel orders of a signed-in visitor. */
export function hotelBookingsQuery(transport: Transport, { user, lang }: Asker) {
  return queryOptions({
    queryKey: [...mineKey, user.id, 'hotel-bookings', lang],
    queryFn: ({ signal }) => listHotelBookings(transport, { lang }, { signal }),
    staleTime: freshMs,
  });
}
