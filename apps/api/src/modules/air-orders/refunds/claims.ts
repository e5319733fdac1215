import type { RefundReason } from '@karvon/contract';
import type { AppDeps } from '../../../app-deps';
import type { PersonalData } from '../../../personal-data';
import { commentContext } from './quote-refund';
import type { createReviewRefund } from './review-refund';

export interface WaitingClaim {
  id: string;
  orderNumber: string;
  reason: RefundReason | null;
  comment: string | null;
  askedAt: Date;
}

/** Refunds that wait for a person, for whoever serves the operators. */
export interface RefundClaims {
  /** The longest waiting first. */
  waiting(count: number): Promise<WaitingClaim[]>;
  /** False: it does not wait (any more). */
  decide(id: string, decision: 'accept' | 'decline'): Promise<boolean>;
}

export function createRefundClaims(
  { database: { db } }: Pick<AppDeps, 'database'>,
  data: PersonalData,
  { decide }: Pick<ReturnType<typeof createReviewRefund>, 'decide'>,
): RefundClaims {
  return {
    decide,
    async waiting(count) {
      const rows = await db
        .selectFrom('air_refunds')
        .select(['id', 'order_number', 'reason', 'comment_sealed', 'created_at'])
        .where('state', '=', 'in-review')
        .orderBy('created_at')
        .limit(count)
        .execute();
      return rows.map(({ id, order_number, reason, comment_sealed, created_at }) => ({
        id,
        orderNumber: order_number,
        reason,
        comment: comment_sealed && data.open<string>(comment_sealed, commentContext(id)),
        askedAt: created_at,
      }));
    },
  };
}
