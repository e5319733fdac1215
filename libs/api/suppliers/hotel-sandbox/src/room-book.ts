import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import type { SandboxRoomTables } from './tables';

type Table = SandboxRoomTables['sandbox_room_bookings'];
export type StoredBooking = Selectable<Table>;
export type NewBooking = Omit<Insertable<Table>, 'cancelled_at' | 'penalty' | 'voucher_asked_at'>;
export type NewChange = Required<
  Pick<Updateable<Table>, 'change_reference' | 'change_behaviour' | 'changed_at'>
>;

/** The sandbox supplier's own record of its bookings. It outlives restarts, as a real supplier's does. */
export function createRoomBook(db: Db) {
  const by = (column: 'id' | 'reference', value: string) =>
    db.selectFrom('sandbox_room_bookings').selectAll().where(column, '=', value).executeTakeFirst();

  return {
    byReference: (reference: string) => by('reference', reference),
    byId: (id: string) => by('id', id),

    /**
     * Does nothing when the reference has a booking already.
     * @returns the booking of the reference
     */
    async add(booking: NewBooking): Promise<StoredBooking> {
      await db
        .insertInto('sandbox_room_bookings')
        .values({ ...booking, cancelled_at: null, penalty: null, voucher_asked_at: null })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      const stored = await by('reference', booking.reference);
      if (!stored) throw new Error('The sandbox did not keep a booking');
      return stored;
    },

    /** The first cancellation counts. */
    async cancel(id: string, penalty: number, now: Date): Promise<void> {
      await db
        .updateTable('sandbox_room_bookings')
        .set({ cancelled_at: now, penalty })
        .where('id', '=', id)
        .where('cancelled_at', 'is', null)
        .execute();
    },

    /** The first request of a change counts. */
    async change(id: string, change: NewChange): Promise<void> {
      await db
        .updateTable('sandbox_room_bookings')
        .set(change)
        .where('id', '=', id)
        .where('change_reference', 'is distinct from', change.change_reference)
        .execute();
    },

    async noteVoucherRequested(id: string, now: Date): Promise<void> {
      await db
        .updateTable('sandbox_room_bookings')
        .set({ voucher_asked_at: now })
        .where('id', '=', id)
        .where('voucher_asked_at', 'is', null)
        .execute();
    },
  };
}
