import type { ColumnType, JSONColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;

export interface AcaseTables {
  /** Their lists of cities, hotels and what stands near, as they were read last. */
  acase_dictionaries: {
    kind: string;
    /** What it is the list of: a country's, a city's; '' for the whole world. */
    scope: string;
    lang: string;
    body: JSONColumnType<unknown[]>;
    read_at: Instant;
  };
  /** What we asked them to book, written down before it is asked. */
  acase_orders: {
    /** Our own reference; they keep it in the order. */
    reference: string;
    /** `asked`: the outcome is not known (yet). */
    state: 'asked' | 'made' | 'refused';
    asked_at: Instant;
    arrival: string;
    order_id: string | null;
    /** When nobody can come any more: nothing is left to cancel then. */
    cancel_before: Instant;
    /** What was agreed, in minor units of the account's currency and of ours. */
    account_amount: number;
    amount: number;
    currency: string;
  };
}
