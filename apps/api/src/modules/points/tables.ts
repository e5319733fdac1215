import type { Generated } from 'kysely';

export interface PointTables {
  points_ledger: {
    id: Generated<number>;
    user_id: string;
    reason: 'earned' | 'taken-back';
    order_kind: 'air' | 'hotel';
    order_number: string;
    /** Signed: a balance is the sum. */
    points: number;
    at: Date;
  };
}
