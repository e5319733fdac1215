import type { FastifyInstance } from 'fastify';
import { listPoints } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { SessionAccess } from '../sessions/session-access';
import { pointsLedger } from './points-ledger';

export function registerPoints(
  app: FastifyInstance,
  { database: { db } }: AppDeps,
  access: SessionAccess,
): void {
  registerEndpoint(app, listPoints, {}, async ({ query: { before, limit } }, request) => {
    const { user } = await access.require(request);
    // One more than requested shows whether there are older ones.
    const found = await pointsLedger.entries(db, user.id, { before, limit: limit + 1 });
    const shown = found.slice(0, limit);
    return {
      balance: await pointsLedger.balance(db, user.id),
      entries: shown.map(({ id, reason, points, order_kind, order_number, at }) => ({
        id,
        reason,
        points,
        orderKind: order_kind,
        orderNumber: order_number,
        at: at.toISOString(),
      })),
      next: found.length > limit ? shown.at(-1)!.id : null,
    };
  });
}
