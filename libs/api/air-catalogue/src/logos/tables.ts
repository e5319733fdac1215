import type { ColumnType } from 'kysely';

export interface CarrierLogoTables {
  /** The addresses of airlines' logos at suppliers, as last announced. */
  carrier_logos: {
    carrier: string;
    url: string;
    told_at: ColumnType<Date, Date, Date>;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends CarrierLogoTables {}
}
