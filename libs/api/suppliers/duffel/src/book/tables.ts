import type { ColumnType, JSONColumnType } from 'kysely';
import type { ClaimColumns } from '@karvon/supply/columns';

type Instant = ColumnType<Date, Date, Date>;

/** Our requests to book at Duffel, stored before they are sent. */
export interface DuffelTables {
  duffel_orders: ClaimColumns & {
    offer_id: string;
    /** Duffel's ids of the passengers, in our order. */
    passenger_ids: JSONColumnType<string[]>;
    slices: number;
    account_currency: string;
  };
  duffel_extras: {
    /** Our own reference of the purchase. */
    reference: string;
    order_id: string;
    /** `asked`: the outcome is not known (yet). */
    state: 'asked' | 'made' | 'refused';
    asked_at: Instant;
    /** How many pieces of each extra the order has after the purchase. */
    expected: JSONColumnType<Record<string, number>>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends DuffelTables {}
}
