import type { PlainDate } from '@karvon/calendar';
import type { Currency } from '@karvon/money';
import { onwardText } from '@karvon/paths';
import type { Db } from '@karvon/platform/db/database';
import type { Observation, StoredSearch } from './observation';

type Seen = Pick<Observation, 'lines' | 'observedAt'>;

/** The key of a journey of several flights; the same cities in another order are another journey. */
const flightsOf = ({ origin, destination, out, onward }: StoredSearch) =>
  onwardText(
    [{ origin, destination, out }, ...onward].map((flight) => ({
      from: flight.origin,
      to: flight.destination,
      out: flight.out,
    })),
  );

/** The lowest price found by the last search of each journey of several flights. */
export function createItineraryStore(db: Db, currency: Currency) {
  const keyOf = (search: StoredSearch) => ({
    flights: flightsOf(search),
    cabin: search.cabin,
    ...search.travellers,
    currency,
  });
  return {
    async find(search: StoredSearch): Promise<Seen | undefined> {
      const key = keyOf(search);
      const row = await db
        .selectFrom('itinerary_prices')
        .select(['lines', 'observed_at'])
        .where((eb) => eb.and(key))
        .executeTakeFirst();
      return row && { lines: row.lines, observedAt: row.observed_at };
    },

    /** Stores a price that is newer than the stored one. */
    async keep(search: StoredSearch, { lines, observedAt }: Seen): Promise<void> {
      await db
        .insertInto('itinerary_prices')
        .values({
          ...keyOf(search),
          out_day: search.out,
          lines: lines && JSON.stringify(lines),
          observed_at: observedAt,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['flights', 'cabin', 'adult', 'child', 'baby', 'currency'])
            .doUpdateSet((eb) => ({
              lines: eb.ref('excluded.lines'),
              observed_at: eb.ref('excluded.observed_at'),
            }))
            .whereRef('itinerary_prices.observed_at', '<', 'excluded.observed_at'),
        )
        .execute();
    },

    /** Deletes prices of journeys that have begun. */
    async forgetBefore(day: PlainDate): Promise<void> {
      await db.deleteFrom('itinerary_prices').where('out_day', '<', day).execute();
    },
  };
}

export type ItineraryStore = ReturnType<typeof createItineraryStore>;
