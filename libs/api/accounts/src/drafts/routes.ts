import type { FastifyInstance } from 'fastify';
import { deleteDraft, getDraft, saveDraft } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { SessionAccess } from '../sessions/session-access';
import { createFormDrafts, formDrafts } from './form-drafts';

/** Drafts of the signed-in user; no address names another user's drafts. */
export function registerFormDrafts(
  app: FastifyInstance,
  deps: AppDeps,
  access: SessionAccess,
): void {
  const drafts = createFormDrafts(deps);

  registerEndpoint(app, getDraft, {}, async ({ params }, request) => {
    const { user } = await access.require(request);
    return { draft: await drafts.find(user.id, params.product) };
  });

  registerEndpoint(app, saveDraft, {}, async ({ params, body }, request) => {
    const { user } = await access.require(request);
    return drafts.save(user.id, params.product, body.content);
  });

  registerEndpoint(app, deleteDraft, {}, async ({ params }, request) => {
    const { user } = await access.require(request);
    await formDrafts.forget(deps.database.db, user.id, params.product);
    return { ok: true } as const;
  });
}
