import type { ColumnType, JSONColumnType } from 'kysely';

/** The columns that all tables of claims have. */
export interface ClaimColumns {
  /** Our own reference; the supplier stores it in the order. */
  reference: string;
  /** `asked`: the outcome is unknown (yet). */
  state: 'asked' | 'made' | 'refused';
  asked_at: ColumnType<Date, Date, Date>;
  /** The supplier's id of the order. */
  order_id: string | null;
  /** The agreed price, in minor units of the account's currency and of ours. */
  account_amount: number;
  amount: number;
  currency: string;
}

/** The columns that all tables of suppliers' lists (cities, hotels …) have; their key is kind, scope and lang. */
export interface ListColumns {
  kind: string;
  /** The country or city of the list; '' for the whole world. */
  scope: string;
  lang: string;
  body: JSONColumnType<unknown[]>;
  read_at: ColumnType<Date, Date, Date>;
}
