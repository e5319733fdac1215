import type { Db, Tx } from '../../db/database';

/** Points of users; rows are only ever added. */
export const pointsLedger = {
  async balance(db: Db | Tx, userId: string): Promise<number> {
    const { total } = await db
      .selectFrom('points_ledger')
      .select(({ fn }) => fn.sum<string | null>('points').as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Math.max(0, Number(total));
  },
};
