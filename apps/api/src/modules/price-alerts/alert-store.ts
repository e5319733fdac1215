import type { Insertable, Updateable } from 'kysely';
import type { PlainDate } from '@karvon/calendar';
import type { Db, Tx } from '@karvon/platform/db/database';
import { lockByName } from '@karvon/platform/db/lock-by-name';
import { rowsOf, type Belongings } from '@karvon/order-ground/erased-bookings';
import type { AlertRow } from './alert-search';
import { alertLife } from './alert-states';
import type { PriceAlertTables } from './tables';

type Table = PriceAlertTables['price_alerts'];
type NewAlert = Omit<Insertable<Table>, 'onward'> & Pick<AlertRow, 'onward'>;

/** What is left of an alert that has ended: enough to say so to whoever follows a link of its letters. */
const ended = (now: Date) =>
  ({
    status: 'ended',
    user_id: null,
    requested_by: null,
    email_key: null,
    sealed: null,
    ended_at: now,
  }) as const;

/** Changes of the alerts of one address wait for each other, until the transaction ends. */
export const lockAddress = (tx: Tx, emailKey: string) => lockByName(tx, `price-alert ${emailKey}`);

const open = (db: Db | Tx) => db.selectFrom('price_alerts').where('status', '<>', 'ended');

/** The rows of price alerts. */
export const alertStore = {
  findOpen: (tx: Tx, emailKey: string, searchKey: string): Promise<AlertRow | undefined> =>
    open(tx)
      .selectAll()
      .where('email_key', '=', emailKey)
      .where('search_key', '=', searchKey)
      .executeTakeFirst(),

  /** How many searches are watched for an address. */
  async countActive(tx: Tx, emailKey: string): Promise<number> {
    const { active } = await tx
      .selectFrom('price_alerts')
      .select(({ fn }) => fn.countAll<string>().as('active'))
      .where('email_key', '=', emailKey)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    return Number(active);
  },

  async insert(tx: Tx, row: NewAlert): Promise<void> {
    const onward = JSON.stringify(row.onward);
    await tx
      .insertInto('price_alerts')
      .values({ ...row, onward })
      .execute();
  },

  async change(tx: Tx, id: string, to: Updateable<Table>): Promise<void> {
    await tx.updateTable('price_alerts').set(to).where('id', '=', id).execute();
  },

  findByHash: (
    db: Db | Tx,
    column: 'confirm_hash' | 'stop_hash',
    hash: string,
  ): Promise<AlertRow | undefined> =>
    db.selectFrom('price_alerts').selectAll().where(column, '=', hash).executeTakeFirst(),

  /** The alerts of a user, the first journey first. */
  ofUser: (db: Db, userId: string): Promise<AlertRow[]> =>
    open(db)
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('out_day')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Ends alerts, with the address and whose they were; @returns how many of them were open */
  async end(db: Db | Tx, ids: readonly string[], now: Date): Promise<number> {
    if (ids.length === 0) return 0;
    const changed = db
      .updateTable('price_alerts')
      .set(ended(now))
      .where('id', 'in', [...ids])
      .where('status', 'in', alertLife.sources('ended'));
    return rowsOf(await changed.execute());
  },

  /** Ends all alerts of a search. */
  async endSearch(db: Db, searchKey: string, now: Date): Promise<void> {
    await db
      .updateTable('price_alerts')
      .set(ended(now))
      .where('search_key', '=', searchKey)
      .where('status', 'in', alertLife.sources('ended'))
      .execute();
  },

  async isConfirmed(tx: Tx, userId: string, emailKey: string): Promise<boolean> {
    const row = await tx
      .selectFrom('price_alert_addresses')
      .select('confirmed_at')
      .where('user_id', '=', userId)
      .where('email_key', '=', emailKey)
      .executeTakeFirst();
    return row !== undefined;
  },

  async noteConfirmed(tx: Tx, userId: string, emailKey: string, now: Date): Promise<void> {
    await tx
      .insertInto('price_alert_addresses')
      .values({ user_id: userId, email_key: emailKey, confirmed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Open alerts whose first day may be over somewhere. */
  leavingBy: (db: Db, day: PlainDate): Promise<Pick<AlertRow, 'id' | 'origin' | 'out_day'>[]> =>
    open(db).select(['id', 'origin', 'out_day']).where('out_day', '<=', day).execute(),

  async forgetUnconfirmed(db: Db, before: Date): Promise<void> {
    await db
      .deleteFrom('price_alerts')
      .where('status', '=', 'waiting')
      .where('created_at', '<=', before)
      .execute();
  },

  async forgetEnded(db: Db, before: Date): Promise<void> {
    await db.deleteFrom('price_alerts').where('ended_at', '<=', before).execute();
  },
};

/** What is deleted of a user who erases the account. */
export const alertBelongings: Belongings = {
  table: 'price_alerts',
  categories: ['contacts'],
  async forget(tx, userId) {
    const requested = tx
      .deleteFrom('price_alerts')
      .where('status', '=', 'waiting')
      .where('requested_by', '=', userId);
    const waiting = rowsOf(await requested.execute());
    await tx
      .updateTable('price_alerts')
      .set({ requested_by: null })
      .where('requested_by', '=', userId)
      .execute();
    const own = await tx.deleteFrom('price_alerts').where('user_id', '=', userId).execute();
    await tx.deleteFrom('price_alert_addresses').where('user_id', '=', userId).execute();
    return waiting + rowsOf(own);
  },
};
