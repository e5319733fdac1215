import type { ColumnType } from 'kysely';

export interface CarrierLogoTables {
  /** Where suppliers keep the logos of airlines, as they told last. */
  carrier_logos: {
    carrier: string;
    url: string;
    told_at: ColumnType<Date, Date, Date>;
  };
}
