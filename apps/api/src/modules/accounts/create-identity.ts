import type { AppDeps } from '../../app-deps';
import { createOrderOwners, type OrderOwners } from '../orders/order-owners';
import { createSessionAccess, type SessionAccess } from './sessions/session-access';
import { createSessionTokens } from './sessions/session-token';
import { createSessions, type Sessions } from './sessions/sessions';

/** Who asks, and what is theirs: what every other module needs of accounts. */
export interface Identity {
  access: SessionAccess;
  owners: OrderOwners;
  sessions: Sessions;
}

export function createIdentity(deps: AppDeps): Identity {
  const sessions = createSessions({ ...deps, tokens: createSessionTokens(deps.tokenSecret) });
  const access = createSessionAccess({ ...deps, sessions });
  return { access, owners: createOrderOwners({ ...deps, access }), sessions };
}
