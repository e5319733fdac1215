import type { PlainDate } from '@karvon/calendar';
import type { Cabin, PassengerType } from '@karvon/contract';
import type { Currency } from '@karvon/money';
import type { ColumnType } from 'kysely';

/** In minor units, for one passenger, before our fees. */
export interface ObservedLine {
  passengerType: PassengerType | 'all';
  tariff: number;
  taxes: number;
}

export interface AirPriceTables {
  price_observations: {
    origin: string;
    destination: string;
    out_day: PlainDate;
    back_day: PlainDate | null;
    cabin: Cabin;
    direct: boolean;
    self_transfers: boolean;
    adult: number;
    child: number;
    baby: number;
    currency: Currency;
    lines: ColumnType<ObservedLine[] | null, string | null, string | null>;
    source: 'search' | 'supplier';
    observed_at: ColumnType<Date, Date, Date>;
  };
  /** Lowest prices of journeys of several flights, without self-transfers, as searches found them. */
  itinerary_prices: {
    /** Places and days of the flights, in order. */
    flights: string;
    /** The day of the first flight. */
    out_day: PlainDate;
    cabin: Cabin;
    adult: number;
    child: number;
    baby: number;
    currency: Currency;
    lines: ColumnType<ObservedLine[] | null, string | null, string | null>;
    observed_at: ColumnType<Date, Date, Date>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends AirPriceTables {}
}
