import type { FastifyInstance } from 'fastify';
import { deleteFavourite, keepFavourites, listFavourites } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { SessionAccess } from '../sessions/session-access';
import { createFavouriteStore } from './favourite-store';

/** The flights and hotels that a signed-in user saves, on all their devices. */
export function registerFavourites(
  app: FastifyInstance,
  deps: AppDeps,
  access: SessionAccess,
): void {
  const store = createFavouriteStore(deps);

  registerEndpoint(app, listFavourites, {}, async (_input, request) => {
    const { user } = await access.require(request);
    return { favourites: await store.list(user.id) };
  });

  registerEndpoint(app, keepFavourites, {}, async ({ body }, request) => {
    const { user } = await access.require(request);
    return { favourites: await store.keep(user.id, body.favourites) };
  });

  registerEndpoint(app, deleteFavourite, {}, async ({ params }, request) => {
    const { user } = await access.require(request);
    await store.delete(user.id, params.item);
    return { ok: true } as const;
  });
}
