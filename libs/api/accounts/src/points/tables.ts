import type { Payment, PointsReason } from '@karvon/contract';
import type { Generated } from 'kysely';

export interface PointTables {
  points_ledger: {
    id: Generated<number>;
    user_id: string;
    reason: PointsReason;
    order_kind: Payment['orderKind'];
    order_number: string;
    /** The refund of a part that moved the points; '' is the order itself. */
    part: Generated<string>;
    /** Signed: a balance is the sum. */
    points: number;
    at: Date;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends PointTables {}
}
