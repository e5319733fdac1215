import type { ColumnType, JSONColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;

/** What we asked Duffel to book, written down before it is asked. */
export interface DuffelTables {
  duffel_orders: {
    /** Our own reference; Duffel keeps it in the order's metadata. */
    reference: string;
    /** `asked`: the outcome is not known (yet). */
    state: 'asked' | 'made' | 'refused';
    asked_at: Instant;
    offer_id: string;
    /** Duffel's ids of the passengers, in our order. */
    passenger_ids: JSONColumnType<string[]>;
    slices: number;
    order_id: string | null;
    /** What was agreed, in minor units of the account's currency and of ours. */
    account_amount: number;
    account_currency: string;
    amount: number;
    currency: string;
  };
  duffel_extras: {
    /** Our own reference of the purchase. */
    reference: string;
    order_id: string;
    /** `asked`: the outcome is not known (yet). */
    state: 'asked' | 'made' | 'refused';
    asked_at: Instant;
    /** How many pieces of each thing the order has once it is bought. */
    expected: JSONColumnType<Record<string, number>>;
  };
}
