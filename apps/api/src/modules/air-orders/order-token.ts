import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export interface OrderTokens {
  /** A token that opens this order only, until it expires. */
  sign(orderNumber: string, now: Date): Promise<string>;
  /** The number of the order a token opens; null for a token that is forged, expired or of another kind. */
  read(token: string, now: Date): Promise<string | null>;
}

const issuer = 'karvon';
const audience = 'air-order';

/** HS256 tokens scoped to one order. `secret` is the server's token secret; the key is derived for this use alone. */
export function createOrderTokens(secret: string, lifetimeHours: number): OrderTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'order-token', 32));
  return {
    sign(orderNumber, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'order+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(orderNumber)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeHours * 3600)
        .sign(key);
    },
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: 'order+jwt',
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['sub', 'exp'],
        });
        return payload.sub ?? null;
      } catch {
        return null;
      }
    },
  };
}
