import type { PointsReason } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import { lockUser } from '../lock-user';
import type { PointTables } from './tables';

type PointsRow = Selectable<PointTables['points_ledger']>;

export interface PointsOrder {
  kind: PointsRow['order_kind'];
  number: string;
}

interface Movement {
  userId: string;
  /** A whole number of points; no row is written for 0. */
  points: number;
  at: Date;
}

interface Share {
  points?: number;
  part?: string | undefined;
}

async function sum(db: Db | Tx, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('points_ledger')
    .select(({ fn }) => fn.sum<string | null>('points').as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

function find(tx: Tx, { kind, number }: PointsOrder, reason: PointsReason) {
  return tx
    .selectFrom('points_ledger')
    .selectAll()
    .where('order_kind', '=', kind)
    .where('order_number', '=', number)
    .where('reason', '=', reason)
    .executeTakeFirst();
}

/** How many points an order has moved for a reason so far. */
async function moved(tx: Tx, order: PointsOrder, reason: PointsReason): Promise<number> {
  const { total } = await tx
    .selectFrom('points_ledger')
    .select(({ fn }) => fn.sum<string | null>('points').as('total'))
    .where('order_kind', '=', order.kind)
    .where('order_number', '=', order.number)
    .where('reason', '=', reason)
    .executeTakeFirstOrThrow();
  return Math.abs(Number(total));
}

/** There is one row for each order, part of it and reason, so a repeated call changes nothing. */
async function write(
  tx: Tx,
  { kind, number }: PointsOrder,
  reason: PointsReason,
  { userId, points, at, part = '' }: Movement & { part?: string | undefined },
): Promise<void> {
  if (points === 0) return;
  await tx
    .insertInto('points_ledger')
    .values({
      user_id: userId,
      reason,
      order_kind: kind,
      order_number: number,
      part,
      points: reason === 'spent' || reason === 'taken-back' ? -points : points,
      at,
    })
    .onConflict((conflict) =>
      conflict.columns(['order_kind', 'order_number', 'reason', 'part']).doNothing(),
    )
    .execute();
}

/** Points of users; rows are only ever added, and a balance is their sum. */
export const pointsLedger = {
  /** The sum of the rows; negative when points were taken back after they had been spent. */
  balance: sum,

  /** The user's rows, newest first; `before` is the id to continue from. */
  entries(
    db: Db,
    userId: string,
    { before, limit }: { before: number | undefined; limit: number },
  ): Promise<PointsRow[]> {
    let query = db.selectFrom('points_ledger').selectAll().where('user_id', '=', userId);
    if (before !== undefined) query = query.where('id', '<', before);
    return query.orderBy('id', 'desc').limit(limit).execute();
  },

  /**
   * Takes points for an order in the transaction that writes it. Spends of one user run one after another.
   * @throws problem points-insufficient
   */
  async spend(tx: Tx, order: PointsOrder, spent: Movement): Promise<void> {
    if (spent.points === 0) return;
    await lockUser(tx, spent.userId);
    const balance = await sum(tx, spent.userId);
    if (balance < spent.points) throw problem('points-insufficient', { balance });
    await write(tx, order, 'spent', spent);
  },

  /** Gives the points of a paid order to its owner. */
  earn: (tx: Tx, order: PointsOrder, earned: Movement) => write(tx, order, 'earned', earned),

  /**
   * Returns the points spent on an order that has failed or was given back. Does nothing if none were spent.
   * @param share how many points, and for which refund of a part; without it, all that are left
   */
  async giveBack(tx: Tx, order: PointsOrder, at: Date, share: Share = {}): Promise<void> {
    const spent = await find(tx, order, 'spent');
    if (!spent) return;
    const left = -spent.points - (await moved(tx, order, 'returned'));
    const points = Math.min(share.points ?? left, left);
    await write(tx, order, 'returned', { userId: spent.user_id, points, at, part: share.part });
  },

  /**
   * Takes points earned by an order back, which may leave a balance below zero.
   * @param share how many points, and for which refund of a part; without it, all that are left
   */
  async takeBack(tx: Tx, order: PointsOrder, at: Date, share: Share = {}): Promise<void> {
    const earned = await find(tx, order, 'earned');
    if (!earned) return;
    const left = earned.points - (await moved(tx, order, 'taken-back'));
    const points = Math.min(share.points ?? left, left);
    await write(tx, order, 'taken-back', { userId: earned.user_id, points, at, part: share.part });
  },
};
