import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';
import { createTokenKeys } from '@karvon/platform/token-keys';

export interface OrderTokens {
  /** A token that opens this order only, until it expires. */
  sign(orderNumber: string, now: Date): string;
  /** The number of the order a token opens; null for a token that is forged, expired or of another kind. */
  read(token: string, now: Date): Promise<string | null>;
  /** The token of the order's page without personal data: for links, short, never expires. */
  share(orderNumber: string): string;
  /** The number of the order that a link opens; null for a forged link. */
  readShare(token: string): string | null;
}

const issuer = 'karvon';

const partOf = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * HS256 tokens scoped to one order of a kind.
 * @param secrets the server's token secrets; the first one signs, each of them verifies; keys are derived for this use alone
 */
export function createOrderTokens(
  secrets: readonly string[],
  lifetimeHours: number,
  kind: 'air' | 'hotel' = 'air',
): OrderTokens {
  const audience = `${kind}-order`;
  const shareKeys = secrets.map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'order-share', 32)),
  );
  const shareBytes = 16;
  const shareWith = (key: Uint8Array, orderNumber: string) => {
    const proof = createHmac('sha256', key).update(orderNumber).digest();
    return `${orderNumber}-${proof.subarray(0, shareBytes).toString('base64url')}`;
  };
  const keys = createTokenKeys(secrets, 'order-token');
  const signingKey = createSecretKey(keys.own.key);
  return {
    share: (orderNumber) => shareWith(shareKeys[0]!, orderNumber),
    readShare(token) {
      const [number = ''] = token.split('-', 1);
      const given = Buffer.from(token);
      const isRight = (right: Buffer) =>
        given.length === right.length && timingSafeEqual(given, right);
      return shareKeys.some((key) => isRight(Buffer.from(shareWith(key, number)))) ? number : null;
    },
    sign(orderNumber, now) {
      const iat = Math.floor(now.getTime() / 1000);
      const exp = iat + lifetimeHours * 3600;
      const header = { alg: 'HS256', typ: 'order+jwt', kid: keys.own.id };
      const claims = { iss: issuer, aud: audience, sub: orderNumber, iat, exp };
      const signed = `${partOf(header)}.${partOf(claims)}`;
      // Not by jose: it signs in another thread, which takes longer than all of the rest.
      const signature = createHmac('sha256', signingKey).update(signed).digest('base64url');
      return `${signed}.${signature}`;
    },
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, keys.find, {
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
