import type { PlainDate } from '@karvon/calendar';
import type { Cabin, Locale, PriceAlertStatus } from '@karvon/contract';
import type { Currency } from '@karvon/money';
import type { ColumnType } from 'kysely';
import type { OnwardFlight } from '@karvon/air-prices';

export interface PriceAlertTables {
  price_alerts: {
    id: string;
    status: PriceAlertStatus;
    /** Equal for alerts of the same search. */
    search_key: string;
    origin: string;
    destination: string;
    out_day: PlainDate;
    back_day: PlainDate | null;
    /** The flights after the first one of a journey of several. */
    onward: ColumnType<OnwardFlight[], string, never>;
    cabin: Cabin;
    adult: number;
    child: number;
    baby: number;
    currency: Currency;
    lang: Locale;
    /** Whose list it is in; null for a guest's. */
    user_id: string | null;
    /** The user who asked for the confirmation that is still to come. */
    requested_by: string | null;
    /** Fingerprint of the address; null once it has ended. */
    email_key: string | null;
    /** A `Reader`; null once it has ended. */
    sealed: string | null;
    confirm_hash: string | null;
    stop_hash: string;
    /** What a lower price is compared with; null while nothing was sold. */
    price: number | null;
    /** Whether `price` is known to be true of some moment: a null may mean that nobody has looked. */
    price_known: boolean;
    created_at: Date;
    checked_at: Date | null;
    written_at: Date | null;
    ended_at: Date | null;
  };
  /** Addresses that their owners have confirmed as signed-in users. */
  price_alert_addresses: { user_id: string; email_key: string; confirmed_at: Date };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends PriceAlertTables {}
}
