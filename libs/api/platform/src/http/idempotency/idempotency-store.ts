import type { ColumnType, ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/database';
import type { PersonalData } from '../../personal-data';

type Instant = ColumnType<Date, Date, Date>;

export interface IdempotencyTables {
  idempotency_keys: {
    scope: string;
    key: string;
    request_hash: string;
    locked_at: Instant;
    created_at: Instant;
    /** The call that works on this key: only that call may finish it. Empty in rows of an older release. */
    owner: string | null;
    response_status: number | null;
    /** Sealed: a response may name people and carries the order's token. */
    response_body: string | null;
  };
}

/** The context under which a response is sealed. */
export const responseContext = ({ scope, key }: { scope: string; key: string }) =>
  `idempotency/${scope}/${key}`;

export interface ClaimedKey {
  scope: string;
  key: string;
  hash: string;
  /** The id of this one call. */
  owner: string;
}

/** The outcome of claiming a key. */
export type Claim =
  | { outcome: 'ours'; takenOver: boolean }
  | { outcome: 'running' }
  | { outcome: 'reused' }
  | { outcome: 'finished'; status: number; body: string };

/** How often a running call renews its claim. */
export const HEARTBEAT_MS = 3_000;
/** A claim that was not renewed for so long belongs to a process that died. */
const STALE_MS = 10_000;

export function idempotencyStore(db: Db, data: PersonalData) {
  /** The row, as long as it belongs to this call and is unfinished. */
  const mine =
    ({ scope, key, owner }: ClaimedKey) =>
    ({ eb, and }: ExpressionBuilder<IdempotencyTables, 'idempotency_keys'>) =>
      and([
        eb('scope', '=', scope),
        eb('key', '=', key),
        eb('owner', '=', owner),
        eb('response_status', 'is', null),
      ]);
  const rowOf = ({ scope, key }: ClaimedKey) =>
    db.selectFrom('idempotency_keys').selectAll().where('scope', '=', scope).where('key', '=', key);

  return {
    async claim(requested: ClaimedKey, now: Date): Promise<Claim> {
      const { scope, key, hash, owner } = requested;
      const inserted = await db
        .insertInto('idempotency_keys')
        .values({
          scope,
          key,
          request_hash: hash,
          locked_at: now,
          created_at: now,
          owner,
          response_status: null,
          response_body: null,
        })
        .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      if (inserted) return { outcome: 'ours', takenOver: false };
      const row = await rowOf(requested).executeTakeFirst();
      // The holder released the key between our two statements, because it was refused: the client sends the request again.
      if (!row) return { outcome: 'running' };
      if (row.request_hash !== hash) return { outcome: 'reused' };
      if (row.response_status !== null && row.response_body !== null) {
        const body = data.open<string>(row.response_body, responseContext(requested));
        return { outcome: 'finished', status: row.response_status, body };
      }
      if (now.getTime() - row.locked_at.getTime() < STALE_MS) return { outcome: 'running' };
      const taken = await db
        .updateTable('idempotency_keys')
        .set({ locked_at: now, owner })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .where('locked_at', '=', row.locked_at)
        .where('response_status', 'is', null)
        .returning('key')
        .executeTakeFirst();
      return taken ? { outcome: 'ours', takenOver: true } : { outcome: 'running' };
    },

    /** Renews the claim: the call is still at work. */
    async keep(requested: ClaimedKey, now: Date): Promise<void> {
      await db
        .updateTable('idempotency_keys')
        .set({ locked_at: now })
        .where(mine(requested))
        .execute();
    },

    /** @returns false when another call has taken the key over: then the response of that call counts */
    async finish(requested: ClaimedKey, status: number, body: string): Promise<boolean> {
      const finished = await db
        .updateTable('idempotency_keys')
        .set({
          response_status: status,
          response_body: data.seal(body, responseContext(requested)),
        })
        .where(mine(requested))
        .returning('key')
        .executeTakeFirst();
      return finished !== undefined;
    },

    /** Nothing was created: the key may be sent again. */
    async release(requested: ClaimedKey): Promise<void> {
      await db.deleteFrom('idempotency_keys').where(mine(requested)).execute();
    },

    /** Something may have been created: the next call with this key takes over at once. */
    async abandon(requested: ClaimedKey): Promise<void> {
      await db
        .updateTable('idempotency_keys')
        .set({ locked_at: new Date(0) })
        .where(mine(requested))
        .execute();
    },

    async forgetBefore(instant: Date): Promise<void> {
      await db.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute();
    },
  };
}

export type IdempotencyStore = ReturnType<typeof idempotencyStore>;

declare module '../../db/schema' {
  interface Schema extends IdempotencyTables {}
}
