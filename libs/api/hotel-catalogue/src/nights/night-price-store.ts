import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { money, type Money } from '@karvon/money';
import type { Db } from '@karvon/platform/db/database';
import type { SupplierStay } from '@karvon/hotel-supply/hotel-supplier';

type Guests = Pick<SupplierStay, 'adults' | 'childAges'>;

/** Stays of one kind, whose prices may be compared. */
export interface StaysOfAKind {
  guests: Guests;
  arrival: PlainDate;
  nights: number;
}

export interface FoundPrice {
  hotel: string;
  /** Null: nothing that a list shows by default is sold. */
  perNight: Money | null;
}

interface KnownNight {
  arrival: PlainDate;
  nights: number;
  perNight: Money;
  expiresAt: Date;
}

/** A statement has at most 65,535 parameters, and a row nine. */
const ROWS_AT_ONCE = 1_000;

/** A child's bed costs by age, and the order of children changes nothing. */
const guestsKey = ({ adults, childAges }: Guests) => ({
  adults,
  child_ages: [...childAges].sort((a, b) => a - b).join(','),
});

/** Prices of nights in an edition, the newest of each hotel and stay. A price is there until its offers expire, and never later. */
export function createNightPriceStore(
  db: Db,
  { id: edition, currency }: Pick<Edition, 'id' | 'currency'>,
) {
  return {
    /** Prices of stays that begin on these days; of any number of nights where none is given. */
    async find(
      hotel: string,
      guests: Guests,
      {
        from,
        to,
        nights,
        now,
      }: { from: PlainDate; to: PlainDate; nights?: number | undefined; now: Date },
    ): Promise<KnownNight[]> {
      let query = db
        .selectFrom('hotel_night_prices')
        .select(['arrival', 'nights', 'per_night', 'expires_at'])
        .where((eb) => eb.and({ hotel, edition, currency, ...guestsKey(guests) }))
        .where('arrival', '>=', from)
        .where('arrival', '<=', to)
        .where('expires_at', '>', now);
      if (nights !== undefined) query = query.where('nights', '=', nights);
      const rows = await query.orderBy('arrival').orderBy('nights').execute();
      return rows.flatMap(({ arrival, nights: length, per_night, expires_at }) =>
        per_night === null
          ? []
          : {
              arrival,
              nights: length,
              perNight: money(per_night, currency),
              expiresAt: expires_at,
            },
      );
    },

    /** Stores prices unless newer ones are stored. */
    async keep(
      { guests, arrival, nights }: StaysOfAKind,
      found: readonly FoundPrice[],
      expiresAt: Date,
    ): Promise<void> {
      const stay = { edition, arrival, nights, currency, ...guestsKey(guests) };
      // In one order, so that two searches of a city do not wait for each other's rows.
      const rows = [...found]
        .sort((a, b) => (a.hotel < b.hotel ? -1 : 1))
        .map(({ hotel, perNight }) => ({
          ...stay,
          hotel,
          per_night: perNight?.amount ?? null,
          expires_at: expiresAt,
        }));
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
        await db
          .insertInto('hotel_night_prices')
          .values(rows.slice(from, from + ROWS_AT_ONCE))
          .onConflict((conflict) =>
            conflict
              .columns([
                'hotel',
                'edition',
                'currency',
                'adults',
                'child_ages',
                'arrival',
                'nights',
              ])
              .doUpdateSet((eb) => ({
                per_night: eb.ref('excluded.per_night'),
                expires_at: eb.ref('excluded.expires_at'),
              }))
              .whereRef('hotel_night_prices.expires_at', '<=', 'excluded.expires_at'),
          )
          .execute();
    },

    /** Deletes prices whose offers have expired. */
    async forgetExpired(now: Date): Promise<void> {
      await db.deleteFrom('hotel_night_prices').where('expires_at', '<=', now).execute();
    },
  };
}
