import type { ColumnType, JSONColumnType } from 'kysely';
import type { RoomAmendment } from '../room-seller';

type Instant = ColumnType<Date, Date, Date>;
/** Absent in a new row. */
type Added<Value> = ColumnType<Value | null, undefined, Value>;

export interface AcaseTables {
  /** The supplier's lists of cities, hotels and objects near them, as last read. */
  acase_dictionaries: {
    kind: string;
    /** The country or city of the list; '' for the whole world. */
    scope: string;
    lang: string;
    body: JSONColumnType<unknown[]>;
    read_at: Instant;
  };
  /** Our requests to book, each written before it is sent. */
  acase_orders: {
    /** Our own reference; the supplier stores it in the order. */
    reference: string;
    /** `asked`: the outcome is unknown (yet). */
    state: 'asked' | 'made' | 'refused';
    asked_at: Instant;
    arrival: string;
    order_id: string | null;
    /** When the guests can no longer arrive: nothing can be cancelled after that. */
    cancel_before: Instant;
    /** The agreed price, in minor units of the account's currency and of ours. */
    account_amount: number;
    amount: number;
    currency: string;
    /**
     * The latest change, written before it is sent: our reference, when it was sent, and what the order seemed to tell of it
     * before that.
     */
    change_reference: Added<string>;
    change_asked_at: Added<Date>;
    change_seen: ColumnType<RoomAmendment | null, undefined, RoomAmendment | null>;
  };
}
