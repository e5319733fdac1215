import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { createSessionAccess, type SessionAccess } from './sessions/session-access';
import { createSessionTokens } from './sessions/session-token';
import { createSessions, type Sessions } from './sessions/sessions';
import { createUserStore, type UserRow, type UserStore } from './user-store';

/** Identifies who sends a request, for every other module. */
export interface Identity extends Pick<UserStore, 'findByPhone' | 'phoneKey'> {
  access: SessionAccess;
  sessions: Sessions;
  /** The user of the request's session; null for an anonymous visitor. */
  asking(request: FastifyRequest): Promise<UserRow | null>;
}

export function createIdentity(deps: AppDeps): Identity {
  const sessions = createSessions({ ...deps, tokens: createSessionTokens(deps.tokenSecrets) });
  const access = createSessionAccess({ ...deps, sessions });
  const { findByPhone, phoneKey } = createUserStore(deps.personalData);
  const asking = async (request: FastifyRequest) => (await access.find(request))?.user ?? null;
  return { access, asking, findByPhone, phoneKey, sessions };
}
