import type { PlainDate } from '@karvon/calendar';
import type { AirSearchRequest, Cabin, Travellers } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { PriceAlertTables } from './tables';

export type AlertRow = Selectable<PriceAlertTables['price_alerts']>;

/** What an alert looks for: the search of a results page as the list shows it at first. */
export interface AlertSearch {
  origin: string;
  destination: string;
  out: PlainDate;
  back: PlainDate | null;
  cabin: Cabin;
  travellers: Travellers;
}

/** Equal for equal searches; it names nobody. */
export function searchKeyOf(search: AlertSearch): string {
  const { origin, destination, out, back, cabin } = search;
  const { adult, child, baby } = search.travellers;
  return [`${origin}-${destination}`, out, back ?? '', cabin, `${adult}.${child}.${baby}`].join(
    '|',
  );
}

export const searchOf = (row: AlertRow): AlertSearch => ({
  origin: row.origin,
  destination: row.destination,
  out: row.out_day,
  back: row.back_day,
  cabin: row.cabin,
  travellers: { adult: row.adult, child: row.child, baby: row.baby },
});

/** The same search as a visitor would request it. */
export const requestOf = (search: AlertSearch): AirSearchRequest => ({
  type: 'SINGLE',
  route: [
    {
      departure: search.origin,
      arrival: search.destination,
      departureDate: search.out,
      returnalDate: search.back,
    },
  ],
  travellers: search.travellers,
  ticketClass: search.cabin,
});
