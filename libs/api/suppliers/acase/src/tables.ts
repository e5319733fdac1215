import type { ColumnType } from 'kysely';
import type { ClaimColumns, ListColumns } from '@karvon/supply/columns';
import type { RoomAmendment } from '@karvon/hotel-supply/room-seller';

type Instant = ColumnType<Date, Date, Date>;
/** Absent in a new row. */
type Added<Value> = ColumnType<Value | null, undefined, Value>;

export interface AcaseTables {
  /** The supplier's lists of cities, hotels and objects near them, as last read. */
  acase_dictionaries: ListColumns;
  /** Our requests to book, each written before it is sent. */
  acase_orders: ClaimColumns & {
    arrival: string;
    /** When the guests can no longer arrive: nothing can be cancelled after that. */
    cancel_before: Instant;
    /**
     * The latest change, written before it is sent: our reference, when it was sent, and what the order seemed to tell of it
     * before that.
     */
    change_reference: Added<string>;
    change_asked_at: Added<Date>;
    change_seen: ColumnType<RoomAmendment | null, undefined, RoomAmendment | null>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends AcaseTables {}
}
