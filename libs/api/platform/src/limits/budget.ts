import type { Db, Tx } from '../db/database';
import type {} from './tables';

const MINUTE_MS = 60_000;

/** Counts what all visitors together have spent in the last `minutes`. */
export function createBudget(kind: string, minutes: number) {
  const place = { kind, scope: 'everybody', key: 'everybody' };
  return {
    async spent(db: Db | Tx, now: Date): Promise<number> {
      const { spent } = await db
        .selectFrom('limited_tries')
        .select(({ fn }) => fn.countAll<string>().as('spent'))
        .where('kind', '=', place.kind)
        .where('scope', '=', place.scope)
        .where('at', '>', new Date(now.getTime() - minutes * MINUTE_MS))
        .executeTakeFirstOrThrow();
      return Number(spent);
    },

    async spend(tx: Tx, now: Date): Promise<void> {
      const until = new Date(now.getTime() + minutes * MINUTE_MS);
      await tx
        .insertInto('limited_tries')
        .values({ ...place, at: now, until })
        .execute();
    },
  };
}
