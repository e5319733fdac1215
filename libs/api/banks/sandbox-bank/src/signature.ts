import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'sandbox-bank-signature';

/** HMAC-SHA-256 of the body exactly as sent, in hex. */
export function signCallback(secret: string, rawBody: Buffer | string): string {
  return createHmac('sha256', secret).update(rawBody).digest('hex');
}

/** Takes the same time for every wrong signature. */
export function isSignatureRight(secret: string, rawBody: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const expected = Buffer.from(signCallback(secret, rawBody));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
