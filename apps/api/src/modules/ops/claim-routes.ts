import { problem } from '../../http/problem';
import { RawAnswer } from '../../http/raw-answer';
import type { AirOrderDesk } from '../air-orders/port';
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
    async answer({ query }) {
      const waiting = await claims.waiting(query.count);
      return { claims: waiting.map((claim) => ({ ...claim, askedAt: local(claim.askedAt) })) };
    },
  });

  serve(getClaimDocument, {
    contentTypes: Object.values(mediaTypes),
    async answer({ params }) {
      const document = await claims.document(params.id);
      if (!document) throw problem('route-not-found');
      const disposition = { 'content-disposition': `attachment; filename="${params.id}"` };
      return new RawAnswer(mediaTypes[document.kind], document.content, disposition);
    },
  });

  serve(decideRefundClaim, {
    role: 'operator',
    answer: async ({ params: { id, decision } }) => ({
      decided: await claims.decide(id, decision),
    }),
  });
}
