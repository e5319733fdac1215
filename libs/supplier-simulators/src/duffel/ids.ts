import { createHash } from 'node:crypto';

/** An id in Duffel's format, `off_0000…`; always the same for the same facts. */
export function duffelId(prefix: string, ...facts: (string | number)[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([prefix, ...facts]))
    .digest('base64');
  return `${prefix}_0000${hash.replace(/[^A-Za-z0-9]/g, '').slice(0, 18)}`;
}
