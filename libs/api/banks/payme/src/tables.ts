import type { Generated, JSONColumnType } from 'kysely';

/** 1 created, 2 performed, -1 cancelled before it was performed, -2 cancelled afterwards. */
export type PaymeState = 1 | 2 | -1 | -2;

/** A transaction of Payme in our records; moments are milliseconds, as in the protocol, and 0 until they are known. */
export interface PaymeTransactionsTable {
  /** Payme's number. */
  id: string;
  /** Our number of the payment. */
  number: Generated<number>;
  payment_id: string;
  amount: number;
  time: number;
  create_time: number;
  perform_time: Generated<number>;
  cancel_time: Generated<number>;
  state: PaymeState;
  reason: number | null;
  fiscal: JSONColumnType<Record<string, unknown>> | null;
}

/** The digest of the key that Payme has set, and the digest of the configured key that it replaces. */
export interface PaymeKeysTable {
  replaced: string;
  digest: string;
}

export interface PaymeTables {
  payme_transactions: PaymeTransactionsTable;
  payme_keys: PaymeKeysTable;
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends PaymeTables {}
}
