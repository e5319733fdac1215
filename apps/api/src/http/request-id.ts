import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A caller's own id is taken when it cannot spoil a log line. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
}
