import type { ColumnType } from 'kysely';
import type { ClaimColumns, ListColumns } from '@karvon/supply/columns';

export interface EtgTables {
  /** The supplier's hotels, as last read. */
  etg_dictionaries: ListColumns;
  /** Our requests to book, each written before it is sent. */
  etg_orders: ClaimColumns & {
    /** How often it was sent: a number of ours is good for one attempt. */
    attempts: number;
    /** When the guests can no longer arrive: nothing can be cancelled after that. */
    cancel_before: ColumnType<Date, Date, Date>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends EtgTables {}
}
