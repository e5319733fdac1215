import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { Sessions } from './sessions';
import type { UserRow } from '../user-store';

export interface SignedIn {
  user: UserRow;
  sessionId: string;
}

export interface SessionAccess {
  /** The user of the session; null for an anonymous visitor and for a token that is not valid. */
  find(request: FastifyRequest): Promise<SignedIn | null>;
  /** @throws problem session-required */
  require(request: FastifyRequest): Promise<SignedIn>;
  /**
   * The signed-in user, who must be the one the address names.
   * @throws problem session-required; user-not-found for anyone else's id, whether it exists or not
   */
  requireSelf(request: FastifyRequest, id: string): Promise<SignedIn>;
}

/** The token of 'Authorization: Bearer …'. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,2000})$/i.exec(headers.authorization ?? '')?.[1];
}

export function createSessionAccess({
  database: { db },
  sessions,
}: Pick<AppDeps, 'database'> & { sessions: Sessions }): SessionAccess {
  async function find(request: FastifyRequest): Promise<SignedIn | null> {
    const token = bearerOf(request);
    const session = token === undefined ? null : await sessions.read(token);
    if (!session) return null;
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', session.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return user ? { user, sessionId: session.sessionId } : null;
  }

  async function require(request: FastifyRequest): Promise<SignedIn> {
    const signedIn = await find(request);
    if (!signedIn) throw problem('session-required');
    return signedIn;
  }

  return {
    find,
    require,
    async requireSelf(request, id) {
      const signedIn = await require(request);
      if (signedIn.user.id !== id) throw problem('user-not-found');
      return signedIn;
    },
  };
}
