import { sql } from 'kysely';
import type { AppDeps } from '../../../app-deps';
import { bookingsOfAccount, rowsOf, type BookingsOfAccount } from '../../orders/erased-bookings';
import { personsContext } from '../store/order-store';
import type { Persons } from '../tables';

const nobody: Persons = { booker: { name: '', phone: '', email: '' }, guests: [] };

const due = (endedBefore: Date) => sql<boolean>`(
  (status <> 'cancelling' AND (sold -> 'ru' -> 'stay' ->> 'departureDate')::timestamptz < ${endedBefore})
  OR (status = 'canceled'
    AND (SELECT max(at) FROM hotel_order_history WHERE order_number = number) < ${endedBefore}))
  AND NOT needs_person`;

/** Takes the persons out of the hotel orders of an erased account. */
export const createGuestErasure = ({
  personalData: data,
}: Pick<AppDeps, 'personalData'>): BookingsOfAccount =>
  bookingsOfAccount({
    table: 'hotel_orders',
    due,
    async eraseOrder(tx, number) {
      await tx
        .updateTable('hotel_orders')
        .set({ persons_sealed: data.seal(nobody, personsContext(number)) })
        .where('number', '=', number)
        .execute();
      await tx.deleteFrom('hotel_order_buyer_words').where('order_number', '=', number).execute();
      const vouchers = tx.deleteFrom('hotel_vouchers').where('order_number', '=', number);
      return [
        { table: 'hotel_orders', done: 'overwritten', categories: ['contacts', 'names'], rows: 1 },
        {
          table: 'hotel_vouchers',
          done: 'deleted',
          categories: ['papers', 'names'],
          rows: rowsOf(await vouchers.execute()),
        },
      ];
    },
  });
