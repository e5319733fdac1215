import type { ColumnType } from 'kysely';

export interface HotelLinkTables {
  /** Hotels of several suppliers that are one house. */
  hotel_links: {
    /** A supplier's own: 'acase~9800019'. */
    hotel: string;
    /** What the house is sold as. */
    same_as: string;
    linked_at: ColumnType<Date, Date, Date>;
  };
}
