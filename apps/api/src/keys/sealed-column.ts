import type { Schema } from '../db/schema';

/** A row's key, as the database gives it. */
export type RowKey = Record<string, string | number>;

/** A column that holds what identifies people: each module tells of its own in `sealed.ts`. */
export interface SealedColumn {
  table: keyof Schema;
  column: string;
  /** The columns of the primary key. */
  key: readonly string[];
  /** What a value of the row is sealed for. */
  context: (row: RowKey) => string;
  /** A file, not a text. */
  bytes?: boolean;
}
