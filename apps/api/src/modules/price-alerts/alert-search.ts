import type { PlainDate } from '@karvon/calendar';
import type { AirSearchRequest, Cabin, Travellers } from '@karvon/contract';
import { onwardText } from '@karvon/paths';
import type { Selectable } from 'kysely';
import type { OnwardFlight } from '@karvon/air-prices';
import type { PriceAlertTables } from './tables';

export type AlertRow = Selectable<PriceAlertTables['price_alerts']>;

/** What an alert looks for: the search of a results page as the list shows it at first. */
export interface AlertSearch {
  origin: string;
  destination: string;
  out: PlainDate;
  back: PlainDate | null;
  /** The flights after the first one; empty there, and there and back. */
  onward: readonly OnwardFlight[];
  cabin: Cabin;
  travellers: Travellers;
}

/** Equal for equal searches; it names nobody. */
export function searchKeyOf(search: AlertSearch): string {
  const { origin, destination, out, back, onward, cabin } = search;
  const { adult, child, baby } = search.travellers;
  return [
    `${origin}-${destination}`,
    out,
    back ?? '',
    cabin,
    `${adult}.${child}.${baby}`,
    ...(onward.length > 0 ? [onwardText(onward.map(fromTo))] : []),
  ].join('|');
}

/** A flight by the names that addresses use. */
export const fromTo = ({ origin, destination, out }: OnwardFlight) => ({
  from: origin,
  to: destination,
  out,
});

/** The columns of a search. */
type SearchColumns = Pick<
  AlertRow,
  | 'origin'
  | 'destination'
  | 'out_day'
  | 'back_day'
  | 'onward'
  | 'cabin'
  | 'adult'
  | 'child'
  | 'baby'
>;

export const searchOf = (row: SearchColumns): AlertSearch => ({
  origin: row.origin,
  destination: row.destination,
  out: row.out_day,
  back: row.back_day,
  onward: row.onward,
  cabin: row.cabin,
  travellers: { adult: row.adult, child: row.child, baby: row.baby },
});

/** The same search as a visitor would request it. */
export const requestOf = (search: AlertSearch): AirSearchRequest => ({
  type: search.onward.length > 0 ? 'MULTI' : 'SINGLE',
  route: [search, ...search.onward].map(({ origin, destination, out }) => ({
    departure: origin,
    arrival: destination,
    departureDate: out,
    returnalDate: search.back,
  })),
  travellers: search.travellers,
  ticketClass: search.cabin,
});
