import type { FastifyInstance } from 'fastify';
import { changeTraveller, deleteTraveller, listTravellers, saveTraveller } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { SessionAccess } from '../sessions/session-access';
import { createTravellerStore, maxTravellers } from './traveller-store';

/** The people that a signed-in user travels with. */
export function registerTravellers(
  app: FastifyInstance,
  deps: AppDeps,
  access: SessionAccess,
): void {
  const store = createTravellerStore(deps);

  registerEndpoint(app, listTravellers, {}, async (_input, request) => {
    const { user } = await access.require(request);
    return { travellers: await store.list(user.id), limit: maxTravellers };
  });

  registerEndpoint(
    app,
    saveTraveller,
    { problems: ['travellers-full'] },
    async ({ body }, request) => {
      const { user } = await access.require(request);
      return store.save(user.id, body);
    },
  );

  registerEndpoint(
    app,
    changeTraveller,
    { problems: ['traveller-not-found'] },
    async ({ params, body }, request) => {
      const { user } = await access.require(request);
      return store.change(user.id, params.id, body);
    },
  );

  registerEndpoint(
    app,
    deleteTraveller,
    { problems: ['traveller-not-found'] },
    async ({ params }, request) => {
      const { user } = await access.require(request);
      await store.delete(user.id, params.id);
      return { ok: true } as const;
    },
  );
}
