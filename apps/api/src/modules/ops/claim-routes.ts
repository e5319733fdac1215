import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../http/problem';
import { RawAnswer } from '../../http/raw-answer';
import { registerEndpoint } from '../../http/route';
import type { AirOrderDesk } from '../air-orders/port';
import { decideRefundClaim, getClaimDocument, listRefundClaims } from './endpoints';

const mediaTypes = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;

interface Desk {
  behindToken: { problems: readonly ['route-not-found'] };
  /** @throws problem route-not-found without the right token */
  checkOperator(request: FastifyRequest): void;
  /** A moment on the clock of the edition. */
  local(moment: Date): string;
}

/** Refunds that wait for an operator. */
export function registerClaims(
  app: FastifyInstance,
  claims: AirOrderDesk['claims'],
  { behindToken, checkOperator, local }: Desk,
): void {
  registerEndpoint(app, listRefundClaims, behindToken, async ({ query }, request) => {
    checkOperator(request);
    const waiting = await claims.waiting(query.count);
    return {
      claims: waiting.map((claim) => ({ ...claim, askedAt: local(claim.askedAt) })),
    };
  });

  registerEndpoint(
    app,
    getClaimDocument,
    { ...behindToken, contentTypes: Object.values(mediaTypes) },
    async ({ params }, request) => {
      checkOperator(request);
      const document = await claims.document(params.id);
      if (!document) throw problem('route-not-found');
      const disposition = { 'content-disposition': `attachment; filename="${params.id}"` };
      return new RawAnswer(mediaTypes[document.kind], document.content, disposition);
    },
  );

  registerEndpoint(
    app,
    decideRefundClaim,
    behindToken,
    async ({ params: { id, decision } }, request) => {
      checkOperator(request);
      return { decided: await claims.decide(id, decision) };
    },
  );
}
