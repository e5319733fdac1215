import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export interface OrderTokens {
  /** A token that opens this order only, until it expires. */
  sign(orderNumber: string, now: Date): Promise<string>;
  /** The number of the order a token opens; null for a token that is forged, expired or of another kind. */
  read(token: string, now: Date): Promise<string | null>;
  /** What opens the order's page without persons: for links, short and without an end. */
  share(orderNumber: string): string;
  /** The number of the order a link opens; null for one we did not make. */
  readShare(token: string): string | null;
}

const issuer = 'karvon';

/** HS256 tokens scoped to one order of a kind. `secret` is the server's token secret; the key is derived for this use alone. */
export function createOrderTokens(
  secret: string,
  lifetimeHours: number,
  kind: 'air' | 'hotel' = 'air',
): OrderTokens {
  const audience = `${kind}-order`;
  const shareKey = new Uint8Array(hkdfSync('sha256', secret, '', 'order-share', 32));
  const shareBytes = 16;
  const share = (orderNumber: string) => {
    const proof = createHmac('sha256', shareKey).update(orderNumber).digest();
    return `${orderNumber}-${proof.subarray(0, shareBytes).toString('base64url')}`;
  };
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'order-token', 32));
  return {
    share,
    readShare(token) {
      const [number = ''] = token.split('-', 1);
      const [given, right] = [Buffer.from(token), Buffer.from(share(number))];
      return given.length === right.length && timingSafeEqual(given, right) ? number : null;
    },
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
