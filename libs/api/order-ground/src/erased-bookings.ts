import type { Tx } from '@karvon/platform/db/database';

/** What of a person is destroyed, as the act of it names it. */
export const dataCategories = [
  'contacts',
  'names',
  'birth-dates',
  'documents',
  'journeys',
  'sign-in',
  'papers',
] as const;
export type DataCategory = (typeof dataCategories)[number];

/** The rows of a table that were deleted, or in which the person was overwritten. */
export interface ErasureEvent {
  table: string;
  done: 'deleted' | 'overwritten';
  categories: readonly DataCategory[];
  rows: number;
}

/** What a module keeps for a user beside bookings; it is deleted with the account. */
export interface Belongings {
  table: string;
  categories: readonly DataCategory[];
  /** @returns how many rows there were */
  forget(tx: Tx, userId: string): Promise<number>;
}

/** The bookings of one kind, for the account that is erased. */
export interface BookingsOfAccount {
  /** Takes the guest orders of a phone to its account, so that they are erased with the others. */
  adopt(tx: Tx, userId: string, phoneKey: string): Promise<void>;
  /**
   * Takes the persons out of the user's bookings whose journey, or cancellation, ended before a moment and for which nothing is
   * open. The orders with their money stay.
   * @returns what was destroyed, and how many bookings still name somebody
   */
  erasePersons(
    tx: Tx,
    userId: string,
    endedBefore: Date,
    now: Date,
  ): Promise<{ events: ErasureEvent[]; left: number }>;
}

/** The number of rows that a deletion or a change has met. */
export const rowsOf = (
  results: readonly { numDeletedRows?: bigint; numUpdatedRows?: bigint }[],
): number =>
  results.reduce(
    (sum, { numDeletedRows = 0n, numUpdatedRows = 0n }) =>
      sum + Number(numDeletedRows + numUpdatedRows),
    0,
  );
