import type { Generated, JSONColumnType } from 'kysely';

/** Created, performed, cancelled before it was performed, cancelled after. */
export type PaymeState = 1 | 2 | -1 | -2;

/** A transaction of Payme with us; moments are milliseconds, as on the wire, and 0 until they come. */
export interface PaymeTransactionsTable {
  /** Payme's number. */
  id: string;
  /** Ours. */
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
