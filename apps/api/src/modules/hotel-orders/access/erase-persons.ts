import { sql } from 'kysely';
import type { AppDeps } from '@karvon/platform/app-deps';
import { rowsOf, type BookingsOfAccount } from '@karvon/order-ground/erased-bookings';
import { ofPhone } from '@karvon/order-ground/order-owners';
import { changeStore, wantedContext } from '../store/change-store';
import { personsContext } from '../store/order-store';
import type { Persons } from '../store/tables';

const nobody: Persons = { booker: { name: '', phone: '', email: '' }, guests: [] };

/** Takes the persons out of the hotel orders of an erased account. */
export function createGuestErasure({
  personalData: data,
}: Pick<AppDeps, 'personalData'>): BookingsOfAccount {
  const due = (endedBefore: Date) => sql<boolean>`(
    (status <> 'cancelling' AND (sold -> 'ru' -> 'stay' ->> 'departureDate')::timestamptz < ${endedBefore})
    OR (status = 'canceled'
      AND (SELECT max(at) FROM hotel_order_history WHERE order_number = number) < ${endedBefore}))
    AND NOT needs_person`;

  return {
    async adopt(tx, userId, phoneKey) {
      await tx
        .updateTable('hotel_orders')
        .set({ user_id: userId })
        .where(ofPhone(phoneKey))
        .execute();
    },

    async erasePersons(tx, userId, endedBefore, now) {
      const ofUser = tx
        .selectFrom('hotel_orders')
        .where('user_id', '=', userId)
        .where('persons_erased_at', 'is', null);
      const orders = await ofUser.select('number').where(due(endedBefore)).forUpdate().execute();
      let vouchers = 0;
      let changes = 0;
      for (const { number } of orders) {
        await tx
          .updateTable('hotel_orders')
          .set({
            persons_sealed: data.seal(nobody, personsContext(number)),
            booker_fingerprint: '',
            device_key: null,
            persons_erased_at: now,
          })
          .where('number', '=', number)
          .execute();
        await tx.deleteFrom('hotel_order_buyer_words').where('order_number', '=', number).execute();
        await changeStore.withdraw(tx, number, now);
        for (const { id } of await changeStore.of(tx, number)) {
          const wanted_sealed = data.seal({ guests: [] }, wantedContext(id));
          await tx
            .updateTable('hotel_changes')
            .set({ wanted_sealed })
            .where('id', '=', id)
            .execute();
          changes += 1;
        }
        const papers = tx.deleteFrom('hotel_vouchers').where('order_number', '=', number);
        vouchers += rowsOf(await papers.execute());
      }
      const { left } = await ofUser
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .executeTakeFirstOrThrow();
      return {
        left: Number(left),
        events: [
          {
            table: 'hotel_orders',
            done: 'overwritten',
            categories: ['contacts', 'names'],
            rows: orders.length,
          },
          {
            table: 'hotel_changes',
            done: 'overwritten',
            categories: ['names'],
            rows: changes,
          },
          {
            table: 'hotel_vouchers',
            done: 'deleted',
            categories: ['papers', 'names'],
            rows: vouchers,
          },
        ],
      };
    },
  };
}
