import type { ColumnType } from 'kysely';

export interface HotelLinkTables {
  /** Entries of several suppliers that are one hotel. */
  hotel_links: {
    /** The supplier's own code: 'acase~9800019'. */
    hotel: string;
    /** The code under which it is sold. */
    same_as: string;
    linked_at: ColumnType<Date, Date, Date>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends HotelLinkTables {}
}
