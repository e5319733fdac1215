import { jwtVerify, SignJWT } from 'jose';
import { createTokenKeys } from '@karvon/platform/token-keys';

export interface SessionClaims {
  userId: string;
  sessionId: string;
  /** The number of a token within its session. */
  turn: number;
}

export interface SessionTokens {
  sign(claims: SessionClaims, now: Date): Promise<string>;
  /** The session of a token; null for a token that is forged, of another kind, or expired. */
  read(token: string, now: Date): Promise<SessionClaims | null>;
  /** The session of a token that may have expired. */
  readExpired(token: string, now: Date): Promise<SessionClaims | null>;
}

const issuer = 'karvon';
const audience = 'session';
const lifetimeSeconds = 15 * 60;
/** Older tokens are refused: no session lives longer. */
const rememberedSeconds = 91 * 24 * 3600;

/** HS256 tokens of sessions. Their keys are derived from the server's token secrets for this use alone; the first one signs. */
export function createSessionTokens(secrets: readonly string[]): SessionTokens {
  const keys = createTokenKeys(secrets, 'session-token');

  async function verify(token: string, now: Date, tolerance: number) {
    try {
      const { payload } = await jwtVerify<{ turn?: unknown }>(token, keys.find, {
        algorithms: ['HS256'],
        typ: 'session+jwt',
        issuer,
        audience,
        currentDate: now,
        clockTolerance: tolerance,
        requiredClaims: ['sub', 'jti', 'exp', 'turn'],
      });
      const { sub, jti, turn } = payload;
      return sub && jti && typeof turn === 'number' ? { userId: sub, sessionId: jti, turn } : null;
    } catch {
      return null;
    }
  }

  return {
    sign({ userId, sessionId, turn }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ turn })
        .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt', kid: keys.own.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(keys.own.key);
    },
    read: (token, now) => verify(token, now, 0),
    readExpired: (token, now) => verify(token, now, rememberedSeconds),
  };
}
