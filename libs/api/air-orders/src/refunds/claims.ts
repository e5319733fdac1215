import type { RefundDocument, RefundDocumentKind, RefundReason } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { PersonalData } from '@karvon/platform/personal-data';
import { commentContext } from './quote/quote-refund';
import type { RefundDocuments } from './documents/refund-documents';
import type { ClaimDecision } from '../store/refund-states';
import type { createRefundReview } from './review-refund';

export interface WaitingClaim {
  id: string;
  orderNumber: string;
  reason: RefundReason | null;
  comment: string | null;
  documents: RefundDocument[];
  requestedAt: Date;
}

/** Refunds that wait for an operator. */
export interface RefundClaims {
  /** Longest waiting first. */
  waiting(count: number): Promise<WaitingClaim[]>;
  /** False: the refund does not wait (any more). @throws problem refund-unavailable when only `accept-by-hand` is possible */
  decide(id: string, decision: ClaimDecision): Promise<boolean>;
  /** A document that proves a claim; null when it does not exist. */
  document(id: string): Promise<{ kind: RefundDocumentKind; content: Buffer } | null>;
}

/** Shown to operators in place of data that cannot be decrypted. */
const unreadable = 'UNREADABLE';

export function createRefundClaims(
  { database: { db } }: Pick<AppDeps, 'database'>,
  { data, documents }: { data: PersonalData; documents: RefundDocuments },
  { decide }: Pick<ReturnType<typeof createRefundReview>, 'decide'>,
): RefundClaims {
  return {
    decide,
    document: (id) => documents.open(id),
    async waiting(count) {
      const rows = await db
        .selectFrom('air_refunds')
        .select(['id', 'order_number', 'reason', 'comment_sealed', 'created_at'])
        .where('state', '=', 'in-review')
        .orderBy('created_at')
        .limit(count)
        .execute();
      const attached = await documents.of(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, order_number, reason, comment_sealed, created_at }) => ({
        id,
        orderNumber: order_number,
        reason,
        comment:
          comment_sealed &&
          (data.tryOpen<string>(comment_sealed, commentContext(id)) ?? unreadable),
        documents: attached.get(id)!,
        requestedAt: created_at,
      }));
    },
  };
}
