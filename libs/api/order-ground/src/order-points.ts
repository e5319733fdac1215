import type { Payment } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';

interface PointsOrder {
  kind: Payment['orderKind'];
  number: string;
}

interface Movement {
  userId: string;
  points: number;
  at: Date;
}

interface Share {
  points?: number;
  part?: string | undefined;
}

/** What orders need of points: each call does at most one thing for an order, however often it is repeated. */
export interface OrderPoints {
  /**
   * Takes points in the transaction that writes the order.
   * @throws problem points-insufficient
   */
  spend(tx: Tx, order: PointsOrder, spent: Movement): Promise<void>;
  /** Gives the points of a paid order to its owner. */
  earn(tx: Tx, order: PointsOrder, earned: Movement): Promise<void>;
  /** Returns what was spent on an order that has failed or was given back: `share`, or all that is left. */
  giveBack(tx: Tx, order: PointsOrder, at: Date, share?: Share): Promise<void>;
  /** Takes back what an order has earned: `share`, or all that is left. */
  takeBack(tx: Tx, order: PointsOrder, at: Date, share?: Share): Promise<void>;
}
