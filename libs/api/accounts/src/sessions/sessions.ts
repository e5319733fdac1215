import { randomUUID } from 'node:crypto';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Db, Tx } from '@karvon/platform/db/database';
import { isAlive } from './session-life';
import type { SessionTokens } from './session-token';

/** How long the previous token stays valid: two tabs may exchange it at once, or a response may be lost. */
const graceMs = 60_000;

/**
 * Sessions: a row that says whether the session lives, and short-lived tokens that name it. A token is exchanged for the next
 * one. If a token comes again long after its exchange, two parties have it, and the session ends for both.
 */
export function createSessions({
  clock,
  database: { db },
  logger,
  tokens,
}: Pick<AppDeps, 'clock' | 'database' | 'logger'> & { tokens: SessionTokens }) {
  async function end(on: Db | Tx, id: string): Promise<void> {
    await on
      .updateTable('sessions')
      .set({ ended_at: clock.now() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  }

  return {
    end,

    /** @returns the first token */
    async begin(tx: Tx, userId: string): Promise<string> {
      const now = clock.now();
      const id = randomUUID();
      await tx
        .insertInto('sessions')
        .values({ id, user_id: userId, turn: 0, turned_at: now, created_at: now })
        .execute();
      return tokens.sign({ userId, sessionId: id, turn: 0 }, now);
    },

    /** The session and user of a token; null when the token or the session is no longer valid. */
    async read(token: string): Promise<{ userId: string; sessionId: string } | null> {
      const now = clock.now();
      const claims = await tokens.read(token, now);
      if (!claims) return null;
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', claims.sessionId)
        .executeTakeFirst();
      return row && isAlive(row, now) && row.user_id === claims.userId ? claims : null;
    },

    /** The next token of a living session; null when the session has ended. */
    async refresh(token: string): Promise<{ userId: string; token: string } | null> {
      const now = clock.now();
      const claims = await tokens.readExpired(token, now);
      if (!claims) return null;
      const { userId, sessionId } = claims;
      return db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('sessions')
          .selectAll()
          .where('id', '=', sessionId)
          .forUpdate()
          .executeTakeFirst();
        if (!row || !isAlive(row, now)) return null;
        if (claims.turn === row.turn) {
          const turn = row.turn + 1;
          await tx
            .updateTable('sessions')
            .set({ turn, turned_at: now })
            .where('id', '=', sessionId)
            .execute();
          return { userId, token: await tokens.sign({ userId, sessionId, turn }, now) };
        }
        const late = now.getTime() - row.turned_at.getTime() > graceMs;
        if (claims.turn === row.turn - 1 && !late)
          return { userId, token: await tokens.sign({ userId, sessionId, turn: row.turn }, now) };
        logger.warn({ sessionId }, 'an exchanged session token came again: the session ends');
        await end(tx, sessionId);
        return null;
      });
    },

    /** The session of a token that may have expired: for signing out. */
    async endByToken(token: string): Promise<void> {
      const claims = await tokens.readExpired(token, clock.now());
      if (claims) await end(db, claims.sessionId);
    },

    /** Ends every session of a user, or every one except the given one. */
    async endAll(tx: Tx, userId: string, except?: string): Promise<void> {
      let query = tx
        .updateTable('sessions')
        .set({ ended_at: clock.now() })
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null);
      if (except !== undefined) query = query.where('id', '<>', except);
      await query.execute();
    },

    async forgetBefore(instant: Date): Promise<void> {
      await db.deleteFrom('sessions').where('turned_at', '<', instant).execute();
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
