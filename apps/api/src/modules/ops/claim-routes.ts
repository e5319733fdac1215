import { problem } from '@karvon/platform/http/problem';
import { RawResponse } from '@karvon/platform/http/raw-response';
import type { AirOrderDesk } from '@karvon/air-orders';
import type { Desk } from './desk';
import { decideRefundClaim, getClaimDocument, listRefundClaims } from './endpoints';

const mediaTypes = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;

/** Refunds that wait for an operator. */
export function registerClaims(
  { serve }: Desk,
  claims: AirOrderDesk['claims'],
  local: (moment: Date) => string,
): void {
  serve(listRefundClaims, {
    async respond({ query }) {
      const waiting = await claims.waiting(query.count);
      return {
        claims: waiting.map((claim) => ({ ...claim, requestedAt: local(claim.requestedAt) })),
      };
    },
  });

  serve(getClaimDocument, {
    contentTypes: Object.values(mediaTypes),
    problems: ['content-not-found'],
    async respond({ params }) {
      const document = await claims.document(params.id);
      if (!document) throw problem('content-not-found');
      const disposition = { 'content-disposition': `attachment; filename="${params.id}"` };
      return new RawResponse(mediaTypes[document.kind], document.content, disposition);
    },
  });

  serve(decideRefundClaim, {
    role: 'operator',
    problems: ['refund-unavailable'],
    respond: async ({ params: { id, decision } }) => ({
      decided: await claims.decide(id, decision),
    }),
  });
}
