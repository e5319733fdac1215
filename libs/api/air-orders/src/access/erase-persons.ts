import { sql } from 'kysely';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { StoredNames } from '@karvon/air-supply/stored-names';
import {
  rowsOf,
  type BookingsOfAccount,
  type ErasureEvent,
} from '@karvon/order-ground/erased-bookings';
import { ofPhone } from '@karvon/order-ground/order-owners';
import { bookerContext } from '../store/order-store';
import { passengerContext } from '../store/passenger-store';

export interface PersonErasureDeps extends Pick<AppDeps, 'personalData'> {
  /** Deletes the receipts of an order; @returns how many there were. */
  discardTickets: (tx: Tx, orderNumber: string) => Promise<number>;
  /** The tables in which adapters store passengers' names. */
  storedNames: readonly StoredNames[];
}

const nobody = { surname: '', name: '', birthDate: '', document: '', country: '' };

/** The journey or the cancellation ended before that moment, and no payment or refund is open. */
const due = (endedBefore: Date) => sql<boolean>`(
  (status IN ('paid', 'not-paid', 'error')
    AND (sold -> 'slices' -> -1 -> 'segments' -> -1 ->> 'arrivingAt')::timestamptz < ${endedBefore})
  OR (status = 'cancelled'
    AND (SELECT max(at) FROM air_order_history WHERE order_number = number) < ${endedBefore}))
  AND NOT EXISTS (SELECT 1 FROM air_refunds
    WHERE order_number = number AND state IN ('in-review', 'at-carrier', 'at-bank'))
  AND NOT EXISTS (SELECT 1 FROM air_extras WHERE order_number = number AND state = 'at-carrier')`;

interface ErasedRows {
  orders: number;
  passengers: number;
  documents: number;
  receipts: number;
  /** Rows of suppliers' adapters that hold names, by table. */
  stored: Map<string, number>;
}

const eventsOf = ({
  orders,
  passengers,
  documents,
  receipts,
  stored,
}: ErasedRows): ErasureEvent[] => [
  { table: 'air_orders', done: 'overwritten', categories: ['contacts'], rows: orders },
  {
    table: 'air_order_passengers',
    done: 'overwritten',
    categories: ['names', 'birth-dates', 'documents'],
    rows: passengers,
  },
  { table: 'air_refund_documents', done: 'deleted', categories: ['papers'], rows: documents },
  {
    table: 'air_tickets',
    done: 'deleted',
    categories: ['papers', 'names', 'documents'],
    rows: receipts,
  },
  ...[...stored].map(([table, rows]): ErasureEvent => ({
    table,
    done: 'overwritten',
    categories: ['names'],
    rows,
  })),
];

/** Removes personal data from the air orders of an erased account. */
export function createPersonErasure({
  discardTickets,
  personalData: data,
  storedNames,
}: PersonErasureDeps): BookingsOfAccount {
  async function erasePassengers(tx: Tx, number: string): Promise<number> {
    const rows = await tx
      .selectFrom('air_order_passengers')
      .select(['position', 'type'])
      .where('order_number', '=', number)
      .execute();
    for (const { position, type } of rows)
      await tx
        .updateTable('air_order_passengers')
        .set({
          surname_key: '',
          sealed: data.seal({ type, ...nobody }, passengerContext(number, position)),
        })
        .where('order_number', '=', number)
        .where('position', '=', position)
        .execute();
    return rows.length;
  }

  async function eraseDocuments(tx: Tx, number: string): Promise<number> {
    const documents = tx
      .deleteFrom('air_refund_documents')
      .where('refund_id', 'in', (sub) =>
        sub.selectFrom('air_refunds').select('id').where('order_number', '=', number),
      );
    const comments = tx
      .updateTable('air_refunds')
      .set({ comment_sealed: null })
      .where('order_number', '=', number)
      .where('comment_sealed', 'is not', null);
    return rowsOf([...(await documents.execute()), ...(await comments.execute())]);
  }

  return {
    async adopt(tx, userId, phoneKey) {
      await tx
        .updateTable('air_orders')
        .set({ user_id: userId })
        .where(ofPhone(phoneKey))
        .execute();
    },

    async erasePersons(tx, userId, endedBefore, now) {
      const ofUser = tx
        .selectFrom('air_orders')
        .where('user_id', '=', userId)
        .where('persons_erased_at', 'is', null);
      const orders = await ofUser.select('number').where(due(endedBefore)).forUpdate().execute();
      const stored = new Map(storedNames.map(({ table }) => [table, 0]));
      const count = { passengers: 0, documents: 0, receipts: 0, stored };
      for (const { number } of orders) {
        const contacts = { mobilePhone: '', email: '' };
        await tx
          .updateTable('air_orders')
          .set({
            booker_sealed: data.seal(contacts, bookerContext(number)),
            booker_fingerprint: '',
            device_key: null,
            persons_erased_at: now,
          })
          .where('number', '=', number)
          .execute();
        count.passengers += await erasePassengers(tx, number);
        count.documents += await eraseDocuments(tx, number);
        count.receipts += await discardTickets(tx, number);
        for (const { table, erase } of storedNames)
          stored.set(table, stored.get(table)! + (await erase(tx, data, number)));
      }
      const { left } = await ofUser
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .executeTakeFirstOrThrow();
      return {
        left: Number(left),
        events: eventsOf({ orders: orders.length, ...count }),
      };
    },
  };
}
