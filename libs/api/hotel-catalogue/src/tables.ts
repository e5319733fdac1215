import type { PlainDate } from '@karvon/calendar';
import type { Currency } from '@karvon/money';
import type { ColumnType } from 'kysely';

export interface HotelSearchTables {
  /** The lowest price of a night that the last search of a stay found; it says nothing of who searched. */
  hotel_night_prices: {
    edition: string;
    hotel: string;
    arrival: PlainDate;
    nights: number;
    adults: number;
    /** In order, by commas; empty without children. */
    child_ages: string;
    currency: Currency;
    /** In minor units, for all guests, with our fees; null: nothing is confirmed at once and paid now. */
    per_night: number | null;
    expires_at: ColumnType<Date, Date, Date>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends HotelSearchTables {}
}
