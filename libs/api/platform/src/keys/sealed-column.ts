import type { Schema } from '../db/schema';

/** The values of a row's primary key, from the database. */
export type RowKey = Record<string, string | number>;

/** A column with personal data; each module lists its own columns in `sealed.ts`. */
export interface SealedColumn {
  table: keyof Schema;
  column: string;
  /** The columns of the primary key. */
  key: readonly string[];
  /** The context under which a row's value is sealed. */
  context: (row: RowKey) => string;
  /** The value is a file, not a text. */
  bytes?: boolean;
}
