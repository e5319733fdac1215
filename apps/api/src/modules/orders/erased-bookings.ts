import type { RawBuilder } from 'kysely';
import type { Tx } from '../../db/database';
import { ofPhone } from './order-owners';

/** What of a person is destroyed, as the act of it names it. */
export const dataCategories = [
  'contacts',
  'names',
  'birth-dates',
  'documents',
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

/** What is of one kind of bookings alone. */
export interface ErasableBookings {
  table: 'air_orders' | 'hotel_orders';
  /** The condition of orders whose journey, or cancellation, ended before a moment, and for which nothing is open. */
  due(endedBefore: Date): RawBuilder<boolean>;
  /** Takes the persons out of one order that is locked; @returns what was destroyed. */
  eraseOrder(tx: Tx, number: string, now: Date): Promise<ErasureEvent[]>;
}

/** Adds the rows of what was done alike in the same table. */
function sumOf(events: readonly ErasureEvent[]): ErasureEvent[] {
  const sums = new Map<string, ErasureEvent>();
  for (const event of events) {
    const key = `${event.table} ${event.done}`;
    sums.set(key, { ...event, rows: event.rows + (sums.get(key)?.rows ?? 0) });
  }
  return [...sums.values()];
}

/** The bookings of an account, by one rule for every kind. */
export function bookingsOfAccount({ table, due, eraseOrder }: ErasableBookings): BookingsOfAccount {
  return {
    async adopt(tx, userId, phoneKey) {
      await tx.updateTable(table).set({ user_id: userId }).where(ofPhone(phoneKey)).execute();
    },

    async erasePersons(tx, userId, endedBefore, now) {
      const ofUser = tx
        .selectFrom(table)
        .where('user_id', '=', userId)
        .where('persons_erased_at', 'is', null);
      const orders = await ofUser.select('number').where(due(endedBefore)).forUpdate().execute();
      const events: ErasureEvent[] = [];
      for (const { number } of orders) {
        events.push(...(await eraseOrder(tx, number, now)));
        await tx
          .updateTable(table)
          .set({ booker_fingerprint: '', persons_erased_at: now })
          .where('number', '=', number)
          .execute();
      }
      const { left } = await ofUser
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .executeTakeFirstOrThrow();
      return { left: Number(left), events: sumOf(events) };
    },
  };
}
