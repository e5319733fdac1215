import { createHmac, timingSafeEqual } from 'node:crypto';

export const duffelSignatureHeader = 'x-duffel-signature';

/** How old an event may be: an older one may be a replay. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * Whether an event is Duffel's and new: `t=<seconds>,v2=<hex>` (or v1), HMAC-SHA256 with our secret over "<seconds>.<body>", the
 * body as received.
 */
export function isSigned(
  header: string | string[] | undefined,
  body: Buffer,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const match = /^t=(\d{1,12}),\s*v[12]=([0-9a-f]{64})$/i.exec(String(header ?? ''));
  if (!match || secret === '') return false;
  const [, seconds = '', signature = ''] = match;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE_MS) return false;
  const right = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}
