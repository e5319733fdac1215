import type { Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { createLifeCycle } from '@karvon/platform/life-cycle/life-cycle';
import type { PersonalData } from '@karvon/platform/personal-data';
import { callbackTransitions } from './callback-states';
import type { SupportTables } from './tables';

export type CallbackRow = Selectable<SupportTables['callbacks']>;
export type NewCallback = Omit<CallbackRow, 'sealed' | 'status' | 'done_at'>;

export interface Caller {
  phone: string;
  name: string;
}

const states = createLifeCycle('request for a call', callbackTransitions);
export const callerContext = (id: string) => `callback/${id}`;

/** Rows of callback requests; phone and name are readable only through `caller`. */
export function createCallbackStore(data: PersonalData) {
  return {
    findByRequestKey(db: Db, key: string): Promise<CallbackRow | undefined> {
      return db
        .selectFrom('callbacks')
        .selectAll()
        .where('request_key', '=', key)
        .executeTakeFirst();
    },

    async insert(tx: Tx, row: NewCallback, caller: Caller): Promise<void> {
      await tx
        .insertInto('callbacks')
        .values({
          ...row,
          status: 'waiting',
          sealed: data.seal(caller, callerContext(row.id)),
          done_at: null,
        })
        .execute();
    },

    /** Requests that still wait for a call, most urgent first. */
    waiting(db: Db, limit: number): Promise<CallbackRow[]> {
      return db
        .selectFrom('callbacks')
        .selectAll()
        .where('status', '=', 'waiting')
        .orderBy('call_by')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    /** Undefined for a row that was sealed with another data key: the rest of the list must still be shown. */
    caller({ id, sealed }: CallbackRow): Caller | undefined {
      return data.tryOpen<Caller>(sealed, callerContext(id));
    },

    /** Marks a request as done; false when none waits under this id. */
    async setDone(db: Db, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('callbacks')
        .set({ status: 'done', done_at: now })
        .where('id', '=', id)
        .where('status', 'in', states.sources('done'))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async forgetBefore(db: Db, instant: Date): Promise<void> {
      await db.deleteFrom('callbacks').where('created_at', '<', instant).execute();
    },
  };
}

export type CallbackStore = ReturnType<typeof createCallbackStore>;
